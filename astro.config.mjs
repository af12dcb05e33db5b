import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { provideLoaders } from './src/collections/provide-loaders.ts';
import { showInput } from './src/collections/show-input.ts';
import { fileURLToPath } from 'node:url';
import { restoreFolderNames } from './src/store/restore-folder-names.ts';

const folderNames = {
  name: 'groundline-folder-names',
  hooks: { 'astro:build:done': ({ dir }) => restoreFolderNames(fileURLToPath(dir)) },
};

export default defineConfig({
  // an empty variable is no variable: a site at its host's root has an empty base path
  site: process.env.GROUNDLINE_SITE || 'https://groundline.example',
  base: process.env.GROUNDLINE_BASE || '/',
  trailingSlash: 'always',
  // beside the generated types, so that a copy of the project shares nothing with the original
  cacheDir: './.astro/cache',
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 4 },
  integrations: [mdx(), sitemap(), folderNames, provideLoaders(), showInput()],
  markdown: {
    processor: satteri({ features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  devToolbar: { enabled: false },
  vite: {
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        onLog: (level, log, tell) => {
          // Astro's own directive on MDX entries, which it has read by then
          if (log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('astro:')) return;
          tell(level, log);
        },
      },
    },
  },
});
