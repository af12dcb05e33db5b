import { writeFileSync } from 'node:fs';

/**
 * Loaded before a measured script: leaves the process's own resource usage in a file at its end.
 * `%p` in the file's name stands for the process, where a command may start others.
 */
const file = process.env['GROUNDLINE_USAGE']?.replace('%p', String(process.pid));

process.on('exit', () => {
  if (file !== undefined) writeFileSync(file, JSON.stringify(process.resourceUsage()));
});
