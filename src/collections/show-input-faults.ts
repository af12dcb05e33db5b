import { subscribe } from 'node:diagnostics_channel';
import type { AstroIntegration } from 'astro';
import { faultChannel, isInputFault } from './input-faults.ts';

/** While developing, faults in the input cover the page as faults in the code do, until they are mended. */
export function showInputFaults(): AstroIntegration {
  return {
    name: 'groundline-input-faults',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const { hot } = server.environments.client;
        subscribe(faultChannel, (fault) => {
          if (!isInputFault(fault)) {
            hot.send({ type: 'full-reload' });
            return;
          }
          const { message, file, line } = fault;
          const place =
            file === undefined || line === undefined ? {} : { loc: { file, line, column: 0 } };
          hot.send({ type: 'error', err: { message, stack: '', plugin: 'groundline', ...place } });
        });
      },
    },
  };
}
