import { applyEdits, modify, parseTree } from 'jsonc-parser';

/**
 * Adds fields to the text of a JSON object, which is otherwise kept to the character: a field that
 * stands there already gets its new value in place, others come on top, in order. Of a field that stands
 * there twice, only one is kept.
 */
export function addJsonFields(text: string, fields: Readonly<Record<string, unknown>>): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol };
  return Object.entries(fields)
    .toReversed()
    .reduce((written, [field, value]) => {
      const single = dropTwins(written, field);
      const options = { formattingOptions, getInsertionIndex: () => 0 };
      return applyEdits(single, modify(single, [field], value, options));
    }, text);
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
