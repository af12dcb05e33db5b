import { spawn } from 'node:child_process';

export type BuildResult = {
  readonly code: number | null;
  /** All that it said, on both streams. */
  readonly output: string;
};

/** Keeps what the caller's environment says of the site out of the build. */
const defaults = {
  GROUNDLINE_BASE: '/',
  GROUNDLINE_SITE: 'https://groundline.example',
  GROUNDLINE_COMPARISONS: 'all',
  GROUNDLINE_CONTENT: 'content',
  GROUNDLINE_FIXTURES: 'fixtures',
  NODE_ENV: 'production',
};

/** As in the script `build`: new objects of a page die young, so that few of them need to be moved. */
const youngSpace = '--max-semi-space-size=64';

type BuildScript = 'scripts/build.ts' | 'scripts/build-offline.ts';

/**
 * Builds a staged project with the script that users run.
 * @param nodeArguments what Node is told before the script
 */
export async function runBuild(
  stage: string,
  env: Readonly<Record<string, string>> = {},
  nodeArguments: readonly string[] = [],
  script: BuildScript = 'scripts/build.ts',
): Promise<BuildResult> {
  const child = spawn(process.execPath, [youngSpace, ...nodeArguments, script], {
    cwd: stage,
    env: { ...process.env, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output: said.join('') });
    });
  });
}
