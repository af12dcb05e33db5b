import { enableCompileCache } from 'node:module';
import { CommanderError } from 'commander';
import { ReportError } from '../src/error/report-error.ts';
import { revealControlsInLines } from '../src/error/reveal-controls.ts';

// a second start takes half the work; what is loaded from here on is kept in the system's temporary folder
enableCompileCache();

// whoever reads may stop early, as `head` does
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  // a command that listens too, as a server does, ends by itself and closes its log
  if (process.stdout.listenerCount('error') === 1) process.exit();
});

/** Exit codes: 0 done, 1 the input falls short, 2 wrong usage. */
try {
  const { createProgram } = await import('./create-program.ts');
  const program = await createProgram(process.argv[2] ?? '');
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof ReportError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.name === 'WrongUsage' ? 2 : 1;
  } else if (error instanceof Error && 'syscall' in error) {
    process.stderr.write(`${revealControlsInLines(error.message)}\n`);
    process.exitCode = 1;
  } else throw error;
}
