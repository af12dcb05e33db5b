import { applyEdits, modify } from 'jsonc-parser';

/**
 * Adds fields to the text of a JSON object, which is otherwise kept to the character: a field that
 * stands there already gets its new value in place, others come on top, in order.
 */
export function addJsonFields(text: string, fields: Readonly<Record<string, unknown>>): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol };
  return Object.entries(fields)
    .toReversed()
    .reduce(
      (written, [field, value]) =>
        applyEdits(
          written,
          modify(written, [field], value, { formattingOptions, getInsertionIndex: () => 0 }),
        ),
      text,
    );
}
