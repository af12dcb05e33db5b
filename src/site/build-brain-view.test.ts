import { expect, test } from 'vitest';
import { makeSuite } from '../../tests/make-suite.ts';
import { buildBrain } from '../brain/build-brain.ts';
import { buildBrainView, nameNodeAnchor } from './build-brain-view.ts';

const suite = makeSuite(
  {
    'README.md': '# Start\n\nWhere all begins.\n',
    'rules/returns.md':
      '# Returns\n\n## RET-01 Time\n\nWithin 14 days.\n\n## RET-02 State\n\nUnopened.\n',
  },
  {
    questions: [
      {
        id: 'q1',
        kind: 'card',
        question: '?',
        evidence: [
          { path: 'rules/returns.md', text: 'Within 14 days.' },
          { path: 'rules/returns.md', text: 'Within 14' },
        ],
        alternatives: [[{ path: 'README.md', text: 'Where all begins.' }]],
        accepted: [['14 days']],
      },
      {
        id: 'q2',
        kind: 'card',
        question: '?',
        evidence: [
          { path: 'rules/returns.md', text: 'Within 14 days.' },
          { path: 'rules/returns.md', text: 'Unopened.' },
        ],
        accepted: [['14 days']],
      },
    ],
  },
);
const [one, two] = [buildBrain(suite.documents, 1), buildBrain(suite.documents, 2)];
const view = buildBrainView(one, two, suite.key.questions);

test('the view has every node once, each before its children, with the sizes below', () => {
  expect([...view.nodes.keys()].toSorted()).toEqual([...two.nodes.keys()].toSorted());
  const order = [...view.nodes.keys()];
  for (const { id, children } of view.nodes.values())
    for (const child of children)
      expect(order.indexOf(child.id)).toBeGreaterThan(order.indexOf(id));
  expect(view.root.size).toBe(view.nodes.size);
});

test('a question stands at the deepest node and counts in all above', () => {
  expect(view.nodes.get('rules/returns.md#RET-01')?.questions).toEqual(['q1', 'q2']);
  expect(view.nodes.get('rules/returns.md#RET-02')?.questions).toEqual(['q2']);
  expect(view.nodes.get('rules/returns.md')?.questions).toEqual([]);
  expect(view.nodes.get('rules/returns.md')?.questionsWithin).toBe(2);
  expect(view.root.questionsWithin).toBe(2);
});

test('summaries of both builders stand side by side, and those that differ are counted', () => {
  const folder = view.nodes.get('rules/');
  expect(folder?.isChanged).toBe(true);
  expect(folder?.summaries[1]).not.toBe(folder?.summaries[2]);
  const changed = [...two.nodes.values()].filter(
    ({ id, summary }) => one.nodes.get(id)?.summary !== summary,
  );
  expect(view.changed).toBe(changed.length);
});

test('anchors are those of their ids, and no question or line can have one', () => {
  const anchors = Array.from(view.nodes.values(), ({ anchor }) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^gl-N[0-9a-f]{12}$/);
  expect(nameNodeAnchor('/')).toBe(view.root.anchor);
});
