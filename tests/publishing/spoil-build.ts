import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a build before anything else, it makes the system refuse or change what the build works
 * on, by `GROUNDLINE_SPOIL`: `full:N` lets N files be written and then has no space left,
 * `vanish:TEXT` removes a file whose name holds the text just before it is opened, `change:TEXT` adds
 * to it while it is read.
 */
const [kind = '', what = ''] = (process.env['GROUNDLINE_SPOIL'] ?? '').split(':');
const { open, writeFile } = fs.promises;
let written = 0;

if (kind === 'full')
  fs.promises.writeFile = async (...args) => {
    written += 1;
    if (written > Number(what))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    return writeFile(...args);
  };
else
  fs.promises.open = async (...args) => {
    const [file] = args;
    const isMeant = String(file).includes(what);
    if (kind === 'vanish' && isMeant) fs.rmSync(file, { force: true });
    const handle = await open(...args);
    if (kind !== 'change' || !isMeant) return handle;
    // what is read is what an earlier look at the file has seen, and more
    const readFile = handle.readFile.bind(handle);
    Object.assign(handle, {
      readFile: () => {
        fs.appendFileSync(file, ' ');
        return readFile();
      },
    });
    return handle;
  };
syncBuiltinESMExports();
