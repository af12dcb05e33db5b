/**
 * Whether some object of a JSON text has a key twice: then the text has more keys than its value. Needs
 * no tree of the text, which for a large corpus costs more than all of its evaluation.
 * @param value what `JSON.parse` made of the text
 */
export function hasDuplicateKeys(text: string, value: unknown): boolean {
  return countWrittenKeys(text) !== countKeys(value);
}

/** Texts in quotes that a colon follows. */
function countWrittenKeys(text: string): number {
  const colon = /[ \t\r\n]*:/y;
  let keys = 0;
  for (let open = text.indexOf('"'); open !== -1; open = text.indexOf('"', colon.lastIndex)) {
    const end = findClosingQuote(text, open + 1) + 1;
    colon.lastIndex = end;
    if (colon.test(text)) keys += 1;
    else colon.lastIndex = end;
  }
  return keys;
}

/** The next quote that no odd run of back-slashes stands before. */
function findClosingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let first = at;
    while (text.charAt(first - 1) === '\\') first -= 1;
    if ((at - first) % 2 === 0) return at;
  }
  return text.length;
}

function countKeys(value: unknown): number {
  let keys = 0;
  const rest = [value];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const values: unknown[] = Object.values(next);
    if (!Array.isArray(next)) keys += values.length;
    for (const each of values) rest.push(each);
  }
  return keys;
}
