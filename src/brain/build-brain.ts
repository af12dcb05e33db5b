import type { SuiteDocument } from '../suite/suite.ts';
import { compareCodeUnits } from '../text/compare-code-units.ts';
import { rootId } from './brain.ts';
import type { Brain, BrainNode, BuilderVersion } from './brain.ts';
import { createNamer } from './create-namer.ts';
import { describeFolder } from './describe-folder.ts';
import { outlineDocument } from './outline-document.ts';
import type { DocumentOutline, OutlineNode } from './outline.ts';

type Folder = { readonly documents: DocumentOutline[]; readonly folders: Map<string, Folder> };

/**
 * The outlines of documents in path order; both builders' Brains can be assembled from them.
 * @param outline may know a document's outline from before
 */
export function outlineDocuments(
  documents: ReadonlyMap<string, SuiteDocument>,
  outline: (document: SuiteDocument) => DocumentOutline = outlineDocument,
): DocumentOutline[] {
  return [...documents.values()]
    .toSorted((a, b) => compareCodeUnits(a.path, b.path))
    .map((document) => outline(document));
}

/** The Brain of some documents: deterministic, in time linear in their size. */
export function buildBrain(
  documents: ReadonlyMap<string, SuiteDocument>,
  builder: BuilderVersion,
): Brain {
  return assembleBrain(outlineDocuments(documents), builder);
}

/** Puts outlined documents into their folders. @param outlines in path order */
export function assembleBrain(
  outlines: readonly DocumentOutline[],
  builder: BuilderVersion,
): Brain {
  const nodes = new Map<string, BrainNode>();
  addFolder(groupFolders(outlines), rootId, 'All documents', null, builder, nodes);
  return { builder, nodes };
}

function groupFolders(outlines: readonly DocumentOutline[]): Folder {
  const root: Folder = { documents: [], folders: new Map() };
  for (const outline of outlines) {
    let folder = root;
    for (const name of outline.path.split('/').slice(0, -1)) {
      const next = folder.folders.get(name) ?? { documents: [], folders: new Map() };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.documents.push(outline);
  }
  return root;
}

function addFolder(
  folder: Folder,
  id: string,
  title: string,
  parent: string | null,
  builder: BuilderVersion,
  nodes: Map<string, BrainNode>,
): void {
  const prefix = id === rootId ? '' : id;
  const entries = [
    ...folder.documents.map((outline) => ({ id: outline.path, name: '', outline, inner: null })),
    ...Array.from(folder.folders, ([name, inner]) => ({
      id: `${prefix}${name}/`,
      name,
      outline: null,
      inner,
    })),
  ].toSorted((a, b) => compareCodeUnits(a.id, b.id));
  const summary = describeFolder[builder]({
    documents: folder.documents,
    folders: [...folder.folders.keys()].toSorted(compareCodeUnits),
  });
  const children = entries.map((entry) => entry.id);
  const place = { path: null, start: null, end: null };
  nodes.set(id, { id, kind: 'folder', title, summary, ...place, parent, children });
  for (const entry of entries) {
    if (entry.outline !== null) addDocument(entry.outline, id, builder, nodes);
    else if (entry.inner !== null) addFolder(entry.inner, entry.id, entry.name, id, builder, nodes);
  }
}

function addDocument(
  { path, title, summaries, lineCount, children: parts }: DocumentOutline,
  parent: string,
  builder: BuilderVersion,
  nodes: Map<string, BrainNode>,
): void {
  const ids = nameParts(parts, `${path}#`);
  const [start, end] = lineCount === 0 ? [null, null] : [1, lineCount];
  const place = { path, start, end };
  const summary = summaries[builder];
  nodes.set(path, { id: path, kind: 'document', title, summary, ...place, parent, children: ids });
  addParts(parts, ids, path, path, builder, nodes);
}

function addParts(
  parts: readonly OutlineNode[],
  ids: readonly string[],
  path: string,
  parent: string,
  builder: BuilderVersion,
  nodes: Map<string, BrainNode>,
): void {
  for (const [at, { kind, title, summaries, start, end, children: inner }] of parts.entries()) {
    const id = ids[at] ?? '';
    const children = nameParts(inner, `${id}/`);
    const place = { path, start, end };
    nodes.set(id, { id, kind, title, summary: summaries[builder], ...place, parent, children });
    addParts(inner, children, path, id, builder, nodes);
  }
}

function nameParts(parts: readonly OutlineNode[], prefix: string): string[] {
  const name = createNamer();
  return parts.map(({ slug }) => `${prefix}${name(slug)}`);
}
