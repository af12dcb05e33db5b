import type { Share } from '../score/report.ts';
import type { Question } from '../suite/suite.ts';
import type { Asked } from './build-citation-index.ts';

/** How the runs that were asked a question did. */
export type Hardness = {
  /** Null of 0 where the documents do not answer: there is nothing to ground. */
  readonly grounded: Share;
  readonly right: Share;
  /** Sorts the hardest first: the share that is grounded (or refused), then that right; unasked last. */
  readonly hardness: number;
};

export function measureHardness({ answerable }: Question, asked: readonly Asked[]): Hardness {
  const right = countShare(asked, ({ row }) => row.right);
  const grounded = answerable
    ? countShare(asked, ({ row }) => row.grounded)
    : { value: null, of: 0 };
  const decisive = answerable ? grounded : right;
  return { grounded, right, hardness: divide(decisive) + divide(right) / 1000 };
}

function countShare(asked: readonly Asked[], holds: (each: Asked) => boolean): Share {
  return asked.length === 0
    ? { value: null, of: 0 }
    : { value: asked.filter(holds).length, of: asked.length };
}

function divide({ value, of }: Share): number {
  return value === null ? 2 : value / of;
}
