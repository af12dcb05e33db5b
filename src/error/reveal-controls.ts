/** What steers a terminal or turns the direction of text: controls, bidirectional marks, line separators. */
const steering = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const steeringWithinLines = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** A foreign text as one line that shows such characters as JSON writes them: `\u001b`. */
export function revealControls(text: string): string {
  return text.replace(steering, writeEscape);
}

/** The same for a text of several lines, which stay. */
export function revealControlsInLines(text: string): string {
  return text.replace(steeringWithinLines, writeEscape);
}

function writeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
