import type { AstroIntegration } from 'astro';
import { loaders } from './loaders.ts';

declare global {
  /** The loaders as modules of Node, which the content configuration takes from here. */
  var groundlineLoaders: typeof loaders | undefined;
}

/**
 * Hands the loaders to the content configuration. Astro runs that file and all it imports module by
 * module through Vite, which takes as long for the readers' hundred modules as bundling all pages;
 * imported from the configuration of Astro, they are modules of Node.
 */
export function provideLoaders(): AstroIntegration {
  return {
    name: 'groundline-loaders',
    hooks: {
      'astro:config:setup': () => {
        globalThis.groundlineLoaders = loaders;
      },
    },
  };
}
