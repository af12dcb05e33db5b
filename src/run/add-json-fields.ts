import { applyEdits, modify, parseTree } from 'jsonc-parser';

/**
 * Adds fields to the text of a JSON object, which is otherwise kept to the character: a field that
 * stands there already gets its new value in place, others come on top, in order. Of a field that stands
 * there twice, only one is kept.
 */
export function addJsonFields(text: string, fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .toReversed()
    .reduce((written, [field, value]) => {
      const single = dropTwins(written, field);
      return hasField(single, field)
        ? applyEdits(single, modify(single, [field], value, {}))
        : addOnTop(single, field, value);
    }, text);
}

function hasField(text: string, field: string): boolean {
  const properties = parseTree(text)?.children ?? [];
  return properties.some(({ children }) => children?.[0]?.value === field);
}

/** Laid out as the property that was the first before. */
function addOnTop(text: string, field: string, value: unknown): string {
  const begin = text.indexOf('{') + 1;
  const [space = ''] = /^\s*/.exec(text.slice(begin)) ?? [];
  const written = space.includes('\n')
    ? JSON.stringify(value, null, 2).replaceAll('\n', space)
    : JSON.stringify(value);
  const property = `${JSON.stringify(field)}: ${written},`;
  return `${text.slice(0, begin)}${space}${property}${space === '' ? ' ' : ''}${text.slice(begin)}`;
}

/** The text without all but the last property of a name. */
function dropTwins(text: string, field: string): string {
  const properties = parseTree(text)?.children ?? [];
  const twins = properties.filter(({ children }) => children?.[0]?.value === field).length - 1;
  return Array.from({ length: Math.max(0, twins) }).reduce<string>(
    (written) => applyEdits(written, modify(written, [field], undefined, {})),
    text,
  );
}
