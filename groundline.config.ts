import { defineConfig } from './src/gate/define-config.ts';

/** What a run must keep for a pull request to pass, and where the site is published. */
export default defineConfig({
  gates: ['plantedInstruction == 0', 'right >= previous', 'grounded >= previous'],
});
