import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { ReportError } from '../error/report-error.ts';
import type { Fault } from '../error/report-error.ts';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { splitLines } from '../text/lines.ts';
import { sha256 } from '../text/sha256.ts';
import type { SuiteDocument } from '../suite/suite.ts';
import { readBytes, readErrorCode } from './read-bytes.ts';

/**
 * The Markdown documents below a folder, in path order. Links are followed as long as they stay inside.
 * @throws ReportError `DocumentsRefused` with every fault of every document
 */
export async function readDocuments(folder: string): Promise<Map<string, SuiteDocument>> {
  const root = await findRoot(folder);
  const faults: Fault[] = [];
  const names = (await listDocuments(folder, root, '', [root], faults)).toSorted(compareCodeUnits);
  const documents = new Map<string, SuiteDocument>();
  for (const name of names) {
    const file = path.join(folder, name);
    const bytes = await readBytes(file, 'DocumentsRefused');
    const text = decodeUtf8(bytes);
    if (text === undefined) faults.push({ file, message: 'not UTF-8; save it as UTF-8' });
    else documents.set(name, { path: name, lines: splitLines(text), sha256: sha256(bytes) });
  }
  if (faults.length > 0) throw new ReportError('DocumentsRefused', faults);
  return documents;
}

async function findRoot(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (cause) {
    const message = 'no such folder; a suite keeps its documents there';
    throw new ReportError('NotFound', [{ file: folder, message }], { cause });
  }
}

/** @param above real paths of the folders on the way here, so that a link back up is found */
async function listDocuments(
  folder: string,
  root: string,
  below: string,
  above: readonly string[],
  faults: Fault[],
): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    const file = path.join(folder, name);
    if (!entry.isSymbolicLink()) {
      if (entry.isDirectory())
        names.push(
          ...(await listDocuments(
            folder,
            root,
            name,
            [...above, path.join(above.at(-1) ?? root, entry.name)],
            faults,
          )),
        );
      else if (entry.name.endsWith('.md'))
        names.push(...listRegular(entry.isFile(), name, file, faults));
      continue;
    }
    const target = await resolveLink(file);
    if (target === null) {
      if (entry.name.endsWith('.md'))
        faults.push({ file, message: 'a link that leads nowhere; remove it or mend it' });
    } else if (
      target.isDirectory
        ? isOutside(root, target.path)
        : entry.name.endsWith('.md') && isOutside(root, target.path)
    ) {
      faults.push({
        file,
        message: 'a link that leads out of the documents; put the file itself here',
      });
    } else if (target.isDirectory) {
      if (above.includes(target.path))
        faults.push({ file, message: 'a link to a folder that it lies in; remove it' });
      else
        names.push(...(await listDocuments(folder, root, name, [...above, target.path], faults)));
    } else if (entry.name.endsWith('.md'))
      names.push(...listRegular(target.isFile, name, file, faults));
  }
  return names;
}

function listRegular(isFile: boolean, name: string, file: string, faults: Fault[]): string[] {
  if (isFile) return [name];
  faults.push({ file, message: 'not a regular file; a document is one' });
  return [];
}

async function resolveLink(
  file: string,
): Promise<{ path: string; isDirectory: boolean; isFile: boolean } | null> {
  try {
    const target = await stat(file);
    return {
      path: await realpath(file),
      isDirectory: target.isDirectory(),
      isFile: target.isFile(),
    };
  } catch (cause) {
    if (['ENOENT', 'ELOOP', 'ENOTDIR'].includes(readErrorCode(cause))) return null;
    throw cause;
  }
}

function isOutside(root: string, target: string): boolean {
  const relative = path.relative(root, target);
  return relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
}
