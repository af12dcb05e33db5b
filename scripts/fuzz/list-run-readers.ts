import { createScorer } from '../../src/score/create-scorer.ts';
import { explainQuestion } from '../../src/score/explain-question.ts';
import { judgeCitations } from '../../src/score/judge-citations.ts';
import { addFrontMatter } from '../../src/run/add-front-matter.ts';
import { addJsonFields } from '../../src/run/add-json-fields.ts';
import { isJsonRun } from '../../src/run/is-json-run.ts';
import { readRun } from '../../src/run/read-run.ts';
import type { Run } from '../../src/run/run.ts';
import type { Suite } from '../../src/suite/suite.ts';
import { decodeUtf8 } from '../../src/text/decode-utf8.ts';
import { collectSeeds } from './collect-seeds.ts';
import { findShareFaults } from './find-share-faults.ts';
import { defineReader } from './reader.ts';
import type { FuzzedReader } from './reader.ts';

const places = ['content/runs', 'tests/site/content/runs', 'tests/golden/score'];

/** YAML takes so long for each byte where most are faults. */
const yamlMilliseconds = 0.05;

/** Readers of run files and of what stands in them. */
export async function listRunReaders(suite: Suite): Promise<FuzzedReader[]> {
  const score = createScorer(suite);
  const check = (run: Run, bytes: Uint8Array) => {
    const report = score(run);
    for (const question of suite.key.questions) {
      const row = report.questions.find(({ id }) => id === question.id);
      if (row !== undefined) explainQuestion(question, row);
    }
    return [...findShareFaults(report), ...findCopyFaults(run, bytes, suite.name)];
  };
  const read = (bytes: Uint8Array) => readRun(bytes, { file: 'run', id: 'run', suite: suite.name });
  const texts = await collectSeeds(
    places,
    /(?:\.txt|\.jsonl|runs\/.*\.md|score\/[^/]+\/[^/]+\.md)$/,
  );
  return [
    defineReader({
      name: 'run, JSON',
      seeds: await collectSeeds(places, /^(?!.*(?:expected|questions)).*\.json$/),
      refusals: ['RunRefused'],
      read,
      check,
    }),
    defineReader({
      name: 'run, text',
      seeds: texts,
      refusals: ['RunRefused'],
      millisecondsPerByte: yamlMilliseconds,
      read,
      check,
    }),
    defineReader({
      name: 'front matter',
      seeds: texts.map((bytes) => openFrontMatter(bytes, suite.name)),
      refusals: ['RunRefused'],
      millisecondsPerByte: yamlMilliseconds,
      read,
      check,
    }),
    defineReader({
      name: 'citations',
      seeds: listCitationSeeds(suite),
      refusals: [],
      read: (bytes) =>
        judgeCitations(readCitations(bytes), { documents: suite.documents, commit: 'abcdef1' }),
      check: ({ citations }) =>
        citations.flatMap(({ reason, path, start, end, text }) => {
          const lines = path === null ? null : suite.documents.get(path)?.lines.length;
          if (reason !== null) return [];
          if (lines === null || lines === undefined) return [`${text} names no document`];
          if (start === null) return [];
          return start >= 1 && end !== null && start <= end && end <= lines
            ? []
            : [`${text} is outside`];
        }),
    }),
  ];
}

/** What is lost when fields are added to a run, as `run` and `add` do. */
function findCopyFaults(run: Run, bytes: Uint8Array, suite: string): string[] {
  const text = decodeUtf8(bytes) ?? '';
  const fields = { label: 'a "label": of\n---\nlines', toolCalls: 7 };
  const copy = isJsonRun(text) ? addJsonFields(text, fields) : addFrontMatter(text, fields);
  const again = readRun(new TextEncoder().encode(copy), { file: 'copy', id: 'run', suite });
  const isSame =
    again.label === fields.label &&
    again.toolCalls === fields.toolCalls &&
    again.mode === run.mode &&
    again.model === run.model &&
    JSON.stringify([...again.answers]) === JSON.stringify([...run.answers]);
  return isSame ? [] : ['with fields added, the run reads otherwise'];
}

function openFrontMatter(bytes: Uint8Array, suite: string): Uint8Array {
  const fields = `mode: brain\nmodel: "a: b"\ndate: 2026-10-31\ncommit: 'abcdef1'\ntokens: 12\nlabel: >-\n  two\n  lines\nsuite: ${suite}\n`;
  return new TextEncoder().encode(`---\n${fields}---\n${new TextDecoder().decode(bytes)}`);
}

/** One list of citations a line of JSON; what is no JSON is one citation as it stands. */
function readCitations(bytes: Uint8Array): unknown[] {
  const text = new TextDecoder().decode(bytes);
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return text.split('\n');
  }
}

function listCitationSeeds({ documents }: Suite): Uint8Array[] {
  const forms = [
    '',
    ':1',
    ':1-2',
    '#L1',
    '#L1-L2',
    '#L1-2',
    ':1@abcdef1',
    '#L2@ABCDEF1',
    '@abcdef12',
  ];
  return [...documents.keys()].slice(0, 8).map((path) => {
    const texts = forms.map((form) => `./${path}${form}`);
    const objects = [{ path }, { path, start: 1 }, { path, start: 1, end: 2, commit: 'abcdef1' }];
    return new TextEncoder().encode(JSON.stringify([...texts, ...objects, null, 3]));
  });
}
