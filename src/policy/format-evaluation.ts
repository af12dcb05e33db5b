import type { Evaluation } from './policy-report.ts';

/**
 * An evaluation as indented JSON with a final LF, in pieces of a task each: of a large corpus the whole
 * may be longer than a text can be.
 */
export function* formatEvaluation({ reports, ...head }: Evaluation): Generator<string> {
  yield* formatWithList(head, 'reports', formatEach(reports, formatReport));
  yield '\n';
}

function* formatReport({
  tasks,
  ...head
}: Evaluation['reports'][number]): Generator<string, void, void> {
  yield* formatWithList(head, 'tasks', formatEach(tasks, formatWhole));
}

function* formatWhole(value: object): Generator<string> {
  yield JSON.stringify(value, null, 2);
}

type Pieces = Iterable<string>;

/** An object whose last field is a list, given as the pieces of its entries. */
function* formatWithList(
  head: object,
  field: string,
  entries: Iterable<Pieces>,
): Generator<string> {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "${field}": [`;
  let isEmpty = true;
  for (const pieces of entries) {
    yield isEmpty ? '\n    ' : ',\n    ';
    isEmpty = false;
    for (const piece of pieces) yield piece.replaceAll('\n', '\n    ');
  }
  yield isEmpty ? ']\n}' : '\n  ]\n}';
}

function* formatEach<Entry>(
  entries: readonly Entry[],
  format: (entry: Entry) => Pieces,
): Generator<Pieces> {
  for (const entry of entries) yield format(entry);
}
