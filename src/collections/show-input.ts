import { subscribe } from 'node:diagnostics_channel';
import type { AstroIntegration } from 'astro';
import type { HotPayload } from 'vite';
import { inputChannel, isInputFault } from './input-faults.ts';
import type { InputFault } from './input-faults.ts';

/**
 * While developing, pages show changed input as soon as it is read, and faults in it cover the page as
 * faults in the code do, until they are mended.
 */
export function showInput(): AstroIntegration {
  return {
    name: 'groundline-input',
    hooks: {
      'astro:server:setup': ({ server: { environments } }) => {
        const { client, ...servers } = environments;
        let latest: InputFault | null = null;
        subscribe(inputChannel, (fault) => {
          latest = isInputFault(fault) ? fault : null;
          // what Astro says half a second after its store has changed: addresses are listed anew
          for (const { hot } of Object.values(servers)) hot.send('astro:content-changed', {});
          client.hot.send(latest === null ? { type: 'full-reload' } : describeOverlay(latest));
        });
        // a page that loads while a fault stands is as stale as the one before
        client.hot.on('vite:client:connect', () => {
          if (latest !== null) client.hot.send(describeOverlay(latest));
        });
      },
    },
  };
}

function describeOverlay({ message, file, line }: InputFault): HotPayload {
  const place = file === undefined || line === undefined ? {} : { loc: { file, line, column: 0 } };
  return { type: 'error', err: { message, stack: '', plugin: 'groundline', ...place } };
}
