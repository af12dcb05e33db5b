import { writeFileSync } from 'node:fs';

/** Loaded before a measured script: leaves the process's own resource usage in a file at its end. */
const file = process.env['GROUNDLINE_USAGE'];

process.on('exit', () => {
  if (file !== undefined) writeFileSync(file, JSON.stringify(process.resourceUsage()));
});
