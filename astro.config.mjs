import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: process.env.GROUNDLINE_SITE ?? 'https://groundline.example',
  base: process.env.GROUNDLINE_BASE ?? '/',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 4 },
  integrations: [mdx(), sitemap()],
  markdown: {
    processor: satteri({ features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  devToolbar: { enabled: false },
  vite: { build: { assetsInlineLimit: 0 } },
});
