import { RE2JS } from 're2js';

/** Says whether a folded text holds a match of a pattern, in time linear in the text. */
export type PatternMatcher = (folded: string) => boolean;

/** States of a compiled pattern; a match takes up to so many steps a character. */
const mostStates = 5000;
/** Characters of a pattern, so that its states need not be counted for minutes. */
const mostCharacters = 10_000;

/**
 * Compiles a case-insensitive pattern in RE2's syntax (no back-references, no look-around).
 * @throws where RE2 cannot compile it or where it has over 10,000 characters or 5,000 states; the message says why.
 */
export function compilePattern(pattern: string): PatternMatcher {
  if (pattern.length > mostCharacters)
    throw new Error(`${pattern.length} characters, at most ${mostCharacters}; repeat less`);
  const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  const states = compiled.programSize();
  if (states > mostStates) throw new Error(`${states} states, at most ${mostStates}; repeat less`);
  return (folded) => compiled.test(folded);
}

/** Compiles patterns, each of which RE2 can compile, into one pass that finds a match of any. */
export function compileAnyPattern(patterns: readonly string[]): PatternMatcher {
  if (patterns.length === 0) return () => false;
  try {
    return compilePattern(patterns.map((pattern) => `(?:${pattern})`).join('|'));
  } catch {
    // together they are larger than one may be
    const matchers = patterns.map(compilePattern);
    return (folded) => matchers.some((matches) => matches(folded));
  }
}
