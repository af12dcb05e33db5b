import { subscribe } from 'node:diagnostics_channel';
import type { AstroIntegration } from 'astro';
import type { HotPayload } from 'vite';
import { faultChannel, isInputFault } from './input-faults.ts';
import type { InputFault } from './input-faults.ts';

/** While developing, faults in the input cover the page as faults in the code do, until they are mended. */
export function showInputFaults(): AstroIntegration {
  return {
    name: 'groundline-input-faults',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const { hot } = server.environments.client;
        let latest: InputFault | null = null;
        subscribe(faultChannel, (fault) => {
          latest = isInputFault(fault) ? fault : null;
          hot.send(latest === null ? { type: 'full-reload' } : describeOverlay(latest));
        });
        // a page that loads while a fault stands is as stale as the one before
        hot.on('vite:client:connect', () => {
          if (latest !== null) hot.send(describeOverlay(latest));
        });
      },
    },
  };
}

function describeOverlay({ message, file, line }: InputFault): HotPayload {
  const place = file === undefined || line === undefined ? {} : { loc: { file, line, column: 0 } };
  return { type: 'error', err: { message, stack: '', plugin: 'groundline', ...place } };
}
