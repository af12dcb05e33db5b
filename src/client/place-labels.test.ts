import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const area = { left: 0, top: 0, right: 200, bottom: 100 };
const sides = (marks: Parameters<typeof placeLabels>[0]) =>
  placeLabels(marks, area).map((box, at) =>
    box === null ? null : box.left > (marks[at]?.x ?? 0) ? 'right' : 'left',
  );

test.each([
  ['alone', [{ x: 10, y: 50, width: 60 }], ['right']],
  ['at the right edge', [{ x: 190, y: 50, width: 60 }], ['left']],
  ['wider than the area', [{ x: 100, y: 50, width: 300 }], [null]],
  [
    'two in one place',
    [
      { x: 100, y: 50, width: 60 },
      { x: 101, y: 51, width: 60 },
    ],
    ['right', 'left'],
  ],
  [
    'a mark where the label would stand',
    [
      { x: 100, y: 50, width: 60 },
      { x: 130, y: 50, width: 10 },
    ],
    ['left', 'right'],
  ],
  [
    'an interval where the label would stand',
    [
      { x: 100, y: 50, width: 60 },
      { x: 130, y: 90, width: 10, top: 40, bottom: 95 },
    ],
    ['left', 'right'],
  ],
])('%s', (_name, marks, expected) => {
  expect(sides(marks)).toEqual(expected);
});
