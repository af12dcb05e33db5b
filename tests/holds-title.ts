/** Whether a file of tests has one, or a group of them, whose title holds some words. */
export function holdsTitle(source: string, words: string): boolean {
  const titles = source.matchAll(
    /(?:\b(?:test|describe)|[\])])\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g,
  );
  return Array.from(titles).some(([, , title = '']) => title.includes(words));
}
