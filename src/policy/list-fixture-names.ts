import { visit } from 'jsonc-parser';

/**
 * The names of a corpus's fixtures in the file's order, which a parsed object does not keep for names
 * that are whole numbers.
 */
export function listFixtureNames(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let top = '';
  const open = () => {
    depth += 1;
  };
  const close = () => {
    depth -= 1;
  };
  visit(text, {
    onObjectBegin: open,
    onObjectEnd: close,
    onArrayBegin: open,
    onArrayEnd: close,
    onObjectProperty: (name) => {
      if (depth === 1) top = name;
      else if (depth === 2 && top === 'fixtures') names.push(name);
    },
  });
  return names;
}
