import { RE2JS } from 're2js';

/** Says whether a folded text holds a match of a pattern, in time linear in the text. */
export type PatternMatcher = (folded: string) => boolean;

/**
 * Compiles a case-insensitive pattern in RE2's syntax (no back-references, no look-around).
 * @throws where RE2 cannot compile it; the message says why.
 */
export function compilePattern(pattern: string): PatternMatcher {
  const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  return (folded) => compiled.test(folded);
}

/** Compiles patterns, each of which RE2 can compile, into one pass that finds a match of any. */
export function compileAnyPattern(patterns: readonly string[]): PatternMatcher {
  if (patterns.length === 0) return () => false;
  try {
    return compilePattern(patterns.map((pattern) => `(?:${pattern})`).join('|'));
  } catch {
    // together they are larger than RE2 allows
    const matchers = patterns.map(compilePattern);
    return (folded) => matchers.some((matches) => matches(folded));
  }
}
