import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readLog } from '../src/store/read-log.ts';
import { readRunFile } from '../src/store/read-run-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'groundline-'));

/** How each committed baseline run was made. */
test.each([
  ['lexical-documents', ['lexical'], 'lexical, best line by BM25'],
  ['descend-brain-1', ['descend', '--builder', '1'], 'descend, builder 1'],
  ['descend-brain-2', ['descend', '--builder', '2'], 'descend, builder 2'],
])(
  '%s is what its agent answers today, byte for byte',
  async (id, agent, label) => {
    const [out, log] = [path.join(folder, `${id}.json`), path.join(folder, `${id}.jsonl`)];
    const about = [
      '--label',
      label,
      '--client',
      'groundline',
      '--system',
      'groundline 0.1.0',
      '--date',
      '2026-11-30',
    ];
    const args = ['scripts/groundline.ts', 'run', ...agent, ...about, '--out', out, '--log', log];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr).toBe('');
    const committed = `content/runs/shop-docs/${id}.json`;
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(committed, 'utf8'));
    expect(readFileSync(log, 'utf8')).toBe(
      readFileSync(`content/logs/shop-docs/${id}.jsonl`, 'utf8'),
    );
    const run = await readRunFile(committed, 'shop-docs');
    expect(run.toolCalls).toBe((await readLog(log)).length);
    expect(run.seen).not.toBeNull();
  },
  60_000,
);
