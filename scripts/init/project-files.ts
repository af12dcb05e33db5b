import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inputSchemas } from '../../src/site/input-schemas.ts';
import { writeJsonSchema } from '../../src/site/write-json-schema.ts';
import { escapeMarkdown } from '../../src/text/escape-markdown.ts';
import { packageRoot } from '../../src/store/package-root.ts';

/** The workflows as files, so that they are linted and run by tests as they are. */
const workflows = path.join(packageRoot, 'scripts/init/workflows');

const config = `import type { ConfigInput } from 'groundline';

/** Where the site is published, and what a run must keep for a pull request to pass. */
export default {
  // site: 'https://me.github.io',
  // base: '/my-repository',
  gates: [],
} satisfies ConfigInput;
`;

const ignored = `node_modules
dist/
dist-offline/
`;

function writeReadme(suite: string, title: string): string {
  return `# ${escapeMarkdown(title)}: what agents answer from it

| where | what |
| --- | --- |
| \`fixtures/${suite}/docs/\` | the documents |
| \`fixtures/${suite}/questions.json\` | the questions, each with the lines that answer it |
| \`content/runs/${suite}/\` | committed runs, one file each |
| \`groundline.config.ts\` | where the site is published, and what a run must keep |
| \`schemas/\` | what editors complete and check these files by |
| \`.github/workflows/\` | what GitHub does with a push and with a pull request |

The first questions are made of the documents' own lines, so that everything works at once. Replace them:

\`\`\`sh
npx groundline add-question             # asks, and finds the lines
npx groundline check .                  # says every fault, with the nearest line that would match
npx groundline audit                    # says which questions are weak
npx groundline run lexical --out content/runs/${suite}/lexical.json
npx groundline build --root . --serve   # builds the site into dist and serves it
\`\`\`

## On GitHub

Push this folder as a repository of its own, with \`package.json\`, \`package-lock.json\` and the package that they name: \`npm ci\` must find it there.

| workflow | what it does |
| --- | --- |
| \`pages.yml\` | on a push to \`main\`: checks, builds, deploys. Choose "GitHub Actions" under Settings → Pages |
| \`pull-request.yml\` | judges the runs that a pull request brings by the gates on \`main\`, and keeps the site as an artifact that opens from a folder. No secrets, nothing that may write |
| \`pull-request-comment.yml\` | writes what was found as one comment. It takes nothing of the pull request but a number and a text, which it disarms |

A pull request can change the workflows themselves: protect \`.github/\` with code owners, and require the \`summary\` check. For another address than GitHub's own set the repository's variables \`GROUNDLINE_SITE\` and \`GROUNDLINE_BASE\`.
`;
}

/** The files of a new project beside its suite, by path. */
export async function listProjectFiles(
  suite: string,
  title: string,
): Promise<Record<string, string>> {
  const files = new Map([
    ['README.md', writeReadme(suite, title)],
    ['groundline.config.ts', config],
    ['.gitignore', ignored],
    [`content/runs/${suite}/.gitkeep`, ''],
  ]);
  for (const input of inputSchemas) files.set(`schemas/${input.name}.json`, writeJsonSchema(input));
  for (const name of await readdir(workflows)) {
    const text = await readFile(path.join(workflows, name), 'utf8');
    files.set(`.github/workflows/${name}`, text);
  }
  return Object.fromEntries(files);
}
