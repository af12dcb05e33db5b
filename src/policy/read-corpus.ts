import type { z } from 'zod';
import { describeIssues, formatFieldPath } from '../error/describe-issues.ts';
import { ReportError } from '../error/report-error.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { parseJsonSource } from '../text/json-source.ts';
import { listTwinKeys } from '../text/list-twin-keys.ts';
import { sha256 } from '../text/sha256.ts';
import { corpusSchema } from './corpus-schema.ts';
import type { Corpus } from './corpus-schema.ts';
import { hasDuplicateKeys } from './has-duplicate-keys.ts';
import { lenientCorpus } from './lenient-corpus.ts';
import { listFixtureFaults } from './list-fixture-faults.ts';
import { listFixtureNames } from './list-fixture-names.ts';

/**
 * Reads a corpus from its file's bytes.
 * @param file the file as the user named it, for faults
 * @throws ReportError `CorpusRefused` with every fault; none names an item, which may lie outside a grant
 */
export function readCorpus(bytes: Uint8Array, file: string): Corpus {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    throw new ReportError('CorpusRefused', [{ file, message: 'not UTF-8; save it as UTF-8' }]);
  }
  return { ...(readFaultless(text) ?? refuseFaults(text, file)), hash: `sha256:${sha256(bytes)}` };
}

/** The corpus of a text without any fault; null where there is one. */
function readFaultless(text: string): z.output<typeof corpusSchema> | null {
  const value = parseJson(text);
  const parsed = corpusSchema.safeParse(orderFixtures(value, text));
  if (!parsed.success || hasDuplicateKeys(text, value)) return null;
  const fixtures = [...parsed.data.fixtures.values()];
  return fixtures.some((fixture) => listFixtureFaults(fixture).length > 0) ? null : parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Read again with positions, to say where.
  }
}

/** Every fault of a text that has one, each at its line. */
function refuseFaults(text: string, file: string): never {
  const source = parseJsonSource(text, file, 'CorpusRefused');
  const value = orderFixtures(source.value, text);
  const parsed = corpusSchema.safeParse(value);
  const faults = [
    ...listTwinKeys(source),
    ...(parsed.success ? [] : describeIssues(parsed.error)),
    ...[...lenientCorpus.parse(value).fixtures].flatMap(([name, fixture]) =>
      fixture === null
        ? []
        : listFixtureFaults(fixture).map(({ path, message }) => ({
            path: ['fixtures', name, ...path],
            message,
          })),
    ),
  ];
  const located = faults.map(({ path, message }) => ({
    file,
    line: source.lineOf(path),
    field: formatFieldPath(path) || 'the corpus',
    message: message.replace(/^(missing; give a|invalid input: expected) map/, '$1 JSON object'),
  }));
  throw new ReportError(
    'CorpusRefused',
    located.toSorted((a, b) => a.line - b.line),
  );
}

/** The corpus with its fixtures as a map in the file's order; whatever is no object stays as it is. */
function orderFixtures(value: unknown, text: string): unknown {
  if (!isRecord(value) || !isRecord(value['fixtures'])) return value;
  const fixtures = new Map(Object.entries(value['fixtures']));
  const names = [...fixtures.keys()].some((name) => /^\d+$/.test(name))
    ? new Set(listFixtureNames(text))
    : fixtures.keys();
  return {
    ...value,
    fixtures: new Map([...names].map((name) => [name, fixtures.get(name)])),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
