/** The first sentence of a paragraph: up to a mark that ends a word, before a space. */
export function takeFirstSentence(paragraph: string): string {
  const [sentence = paragraph] = /^.*?[^\s][.?!](?=\s)/s.exec(paragraph) ?? [];
  return sentence;
}
