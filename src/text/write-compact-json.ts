/** What stands for a value that nests too deeply to be written. */
const tooDeep = '(nested too deeply)';

/** The compact JSON of a parsed value; never fails, however deeply the value nests. */
export function writeCompactJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return tooDeep;
  }
}
