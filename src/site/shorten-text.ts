/** A text of at most so many characters; one that is cut ends with an ellipsis. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = Array.from(text.slice(0, most * 2 + 2));
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`;
}
