import type { z } from 'zod';

/** A schema's complaint in the house's words: which field, what is wrong, what to do. */
export type FieldFault = {
  readonly path: readonly (string | number)[];
  readonly message: string;
};

/** Turns a Zod error's issues into field faults, one for each unknown key. */
export function describeIssues(error: z.ZodError): FieldFault[] {
  return error.issues.flatMap(describeIssue);
}

function describeIssue(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: 'unknown field; remove it' }));
  }
  if (
    issue.code === 'invalid_type' &&
    issue.input === undefined &&
    /received undefined/.test(issue.message)
  ) {
    return [{ path, message: `missing; give a ${issue.expected}` }];
  }
  return [{ path, message: lowerFirst(issue.message) }];
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}

/** `['answers', 3, 'citations']` as `answers[3].citations`. */
export function formatFieldPath(path: readonly (string | number)[]): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join('');
}
