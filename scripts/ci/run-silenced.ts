import { spawnSync } from 'node:child_process';
import { silenceCommands } from './silence-commands.ts';

/** Runs a command whose output may hold foreign text: `run-silenced.ts npm run build`. */
const [command = '', ...rest] = process.argv.slice(2);
const speakAgain = silenceCommands();
const { status } = spawnSync(command, rest, { stdio: 'inherit' });
speakAgain();
process.exitCode = status ?? 1;
