import { runScript } from './run-script.ts';
import type { ScriptEnd } from './run-script.ts';

/** Keeps what the caller's environment says of the site out of the build. */
export const buildDefaults = {
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
): Promise<ScriptEnd> {
  return runScript([youngSpace, ...nodeArguments, script], {
    cwd: stage,
    env: { ...process.env, ...buildDefaults, ...env },
  });
}
