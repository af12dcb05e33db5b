import { fold } from './fold.ts';

/** Says whether an answer, given as its fold, holds a value. */
export type ValueMatcher = (foldedAnswer: string) => boolean;

const letterOrDigit = /[\p{L}\p{N}]/u;
const digit = /\p{Nd}/u;
const boundaryOfSign = /[\p{L}\p{Nd}\p{Pe}%]/u;
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Compiles an accepted value, distractor, refusal phrase or canary. A value is in an answer where its
 * fold occurs in the answer's fold as a word of its own: not inside a longer word (except in scripts
 * written without spaces), not as part of a longer number, and not under another sign.
 */
export function compileValue(value: string): ValueMatcher {
  const folded = fold(value);
  const first = characterAfter(folded, 0);
  const last = characterBefore(folded, folded.length);
  const opensWithDigit = digit.test(first);
  const opensWithSign = isSignMark(first) && digit.test(characterAfter(folded, first.length));
  const closesWithDigit = digit.test(last);

  return (answer) => {
    if (folded === '') return false;
    for (let at = answer.indexOf(folded); at !== -1; at = answer.indexOf(folded, at + 1)) {
      const end = at + folded.length;
      if (joinsWord(characterBefore(answer, at), first)) continue;
      if (joinsWord(last, characterAfter(answer, end))) continue;
      if (opensWithDigit && (continuesNumber(answer, at) || isSign(answer, at - 1))) continue;
      if (opensWithSign && !isSign(answer, at)) continue;
      if (closesWithDigit && isContinuedAsNumber(answer, end)) continue;
      return true;
    }
    return false;
  };
}

function joinsWord(left: string, right: string): boolean {
  return (
    letterOrDigit.test(left) &&
    letterOrDigit.test(right) &&
    !unspacedScript.test(left) &&
    !unspacedScript.test(right)
  );
}

function isSignMark(character: string): boolean {
  return character === '-' || character === '+';
}

/** A `-` or `+` is a sign unless a letter, a digit, a closing bracket or `%` stands right before it. */
function isSign(text: string, at: number): boolean {
  return isSignMark(text.charAt(at)) && !boundaryOfSign.test(characterBefore(text, at));
}

function continuesNumber(text: string, at: number): boolean {
  return /[.,]/.test(text.charAt(at - 1)) && digit.test(characterBefore(text, at - 1));
}

function isContinuedAsNumber(text: string, end: number): boolean {
  return /[.,]/.test(text.charAt(end)) && digit.test(characterAfter(text, end + 1));
}

/** The whole character that begins at a code unit, or the empty text past the end. */
function characterAfter(text: string, at: number): string {
  const codePoint = text.codePointAt(at);
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
}

/** The whole character that ends before a code unit, or the empty text at the start. */
function characterBefore(text: string, at: number): string {
  if (at <= 0) return '';
  const pair = at >= 2 ? text.slice(at - 2, at) : '';
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(pair) ? pair : text.charAt(at - 1);
}
