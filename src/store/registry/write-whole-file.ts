import type { RegistryIo } from './registry-io.ts';

/**
 * Makes a new file with all of the bytes, reads it back, and returns once they are on the disk.
 * @throws where the file exists, where a write takes nothing, or where what is read back differs
 */
export function writeWholeFile(io: RegistryIo, file: string, text: string): void {
  const bytes = Buffer.from(text);
  const handle = io.open(file, 'wx');
  try {
    for (let offset = 0; offset < bytes.length;) {
      const taken = io.write(handle, bytes, offset);
      if (taken <= 0) throw new Error(`a write took ${taken} bytes`);
      offset += taken;
    }
    if (!bytes.equals(io.read(file))) throw new Error('what was written reads back otherwise');
    io.fsync(handle);
  } finally {
    io.close(handle);
  }
}
