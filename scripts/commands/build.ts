import { existsSync, realpathSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { ReportError } from '../../src/error/report-error.ts';
import { replaceFolder } from '../../src/store/replace-folder.ts';
import { configName, loadConfig } from '../../src/store/load-config.ts';
import { runBuild } from '../staging/run-build.ts';
import type { ScriptEnd } from '../staging/run-script.ts';
import { serveStage } from '../staging/serve-stage.ts';
import { stageSite } from '../staging/stage-site.ts';

type Options = { root: string; out?: string; offline?: string; serve?: boolean };

export const buildCommand = new Command('build')
  .description('Build the site from a folder that holds content and fixtures.')
  .option(
    '--root <dir>',
    'the folder; its groundline.config.ts says where the site is published',
    '.',
  )
  .option('--out <dir>', 'where the site goes; dist in the folder by default')
  .option('--offline <dir>', 'where a copy goes that opens from a folder, without a server')
  .option('--serve', 'serve it then and say where; PORT names another port than 4321')
  .action(buildSite);

async function buildSite({
  root,
  out = path.join(root, 'dist'),
  offline,
  serve = false,
}: Options): Promise<void> {
  const content = path.resolve(root, process.env['GROUNDLINE_CONTENT'] ?? 'content');
  const fixtures = path.resolve(root, process.env['GROUNDLINE_FIXTURES'] ?? 'fixtures');
  requireFolders({ content, fixtures });
  requireOwnFolder('--out', out, root);
  if (offline !== undefined) {
    requireOwnFolder('--offline', offline, root);
    requireApart(out, offline);
  }
  const config = path.join(root, configName);
  const { site, base } = existsSync(config) ? await loadConfig(config) : {};
  const env = {
    GROUNDLINE_SITE: process.env['GROUNDLINE_SITE'] || site || 'https://groundline.example',
    GROUNDLINE_BASE: process.env['GROUNDLINE_BASE'] || base || '/',
  };
  const stage = await stageSite({ content, fixtures });
  try {
    requireBuilt(root, await runBuild(stage, env));
    if (offline !== undefined)
      requireBuilt(root, await runBuild(stage, env, [], 'scripts/build-offline.ts'));
    await place(path.join(stage, 'dist'), out);
    if (offline !== undefined) await place(path.join(stage, 'dist-offline'), offline);
    if (serve) await serveStage(stage, env);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

function requireBuilt(root: string, { code, output }: ScriptEnd): void {
  if (code === 0) return;
  const message = `no site is built:\n${output.trim()}`;
  throw new ReportError('ContentRefused', [{ file: root, message }]);
}

async function place(built: string, out: string): Promise<void> {
  await replaceFolder(out, (staged) => cp(built, staged, { recursive: true }));
  process.stdout.write(`${out}\n`);
}

function requireFolders(folders: Readonly<Record<string, string>>): void {
  const faults = Object.entries(folders)
    .filter(([, folder]) => !existsSync(folder))
    .map(([part, file]) => ({
      file,
      message: `no such folder of ${part}; groundline init makes one`,
    }));
  if (faults.length > 0) throw new ReportError('NotFound', faults);
}

/** What is there is replaced, so it must be an earlier site or nothing. */
function requireOwnFolder(option: string, out: string, root: string): void {
  const holdsRoot = holds(out, root);
  const isSite = !existsSync(out) || existsSync(path.join(out, 'index.html'));
  if (!holdsRoot && isSite) return;
  const message = 'is not a site that was built before; name an empty place';
  throw new ReportError('WrongUsage', [
    { file: option, message: `${JSON.stringify(out)} ${message}` },
  ]);
}

/** Each of the two is replaced whole, so neither may lie in the other. */
function requireApart(out: string, offline: string): void {
  if (!holds(out, offline) && !holds(offline, out)) return;
  const message = 'lies where the site goes, or the other way round; name another place';
  throw new ReportError('WrongUsage', [
    { file: '--offline', message: `${JSON.stringify(offline)} ${message}` },
  ]);
}

/** Whether a folder is another or lies in it, wherever links lead. */
function holds(outer: string, inner: string): boolean {
  const [first] = path.relative(resolveLinks(outer), resolveLinks(inner)).split(path.sep);
  return first !== '..';
}

/** The real path, of what is there of it. */
function resolveLinks(place: string): string {
  const whole = path.resolve(place);
  if (existsSync(whole)) return realpathSync(whole);
  const above = path.dirname(whole);
  return above === whole ? whole : path.join(resolveLinks(above), path.basename(whole));
}
