import { inputSchemas } from '../../src/site/input-schemas.ts';
import { writeJsonSchema } from '../../src/site/write-json-schema.ts';

const config = `import type { ConfigInput } from 'groundline';

/** Where the site is published, and what a run must keep for a pull request to pass. */
export default {
  // site: 'https://me.github.io',
  // base: '/my-repository',
  gates: [],
} satisfies ConfigInput;
`;

const ignored = `node_modules/
dist/
`;

const workflow = `name: Pages

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions: {}

concurrency:
  group: pages
  cancel-in-progress: false

jobs:
  build:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    permissions:
      contents: read
      pages: read
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f # v6.3.0
        with:
          node-version: 24
      - id: pages
        uses: actions/configure-pages@45bfe0192ca1faeb007ade9deae92b16b8254a0d # v6.0.0
      - run: npm ci
      - run: npx groundline check .
      - run: npx groundline build --root .
        env:
          GROUNDLINE_SITE: \${{ steps.pages.outputs.origin }}
          GROUNDLINE_BASE: \${{ steps.pages.outputs.base_path }}
      - uses: actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0
        with:
          path: dist

  deploy:
    needs: build
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0
`;

function writeReadme(suite: string, title: string): string {
  return `# ${title}: what agents answer from it

| where | what |
| --- | --- |
| \`fixtures/${suite}/docs/\` | the documents |
| \`fixtures/${suite}/questions.json\` | the questions, each with the lines that answer it |
| \`content/runs/${suite}/\` | committed runs, one file each |
| \`groundline.config.ts\` | where the site is published, and what a run must keep |
| \`schemas/\` | what editors complete and check these files by |

The first questions are made of the documents' own lines, so that everything works at once. Replace them:

\`\`\`sh
npx groundline add-question             # asks, and finds the lines
npx groundline check .                  # says every fault, with the nearest line that would match
npx groundline audit                    # says which questions are weak
npx groundline run lexical --out content/runs/${suite}/lexical.json
npx groundline build --root . --serve   # builds the site into dist and serves it
\`\`\`
`;
}

/** The files of a new project beside its suite, by path. */
export function listProjectFiles(suite: string, title: string): Record<string, string> {
  const schemas = inputSchemas.map((input) => [
    `schemas/${input.name}.json`,
    writeJsonSchema(input),
  ]);
  return {
    'README.md': writeReadme(suite, title),
    'groundline.config.ts': config,
    '.gitignore': ignored,
    '.github/workflows/pages.yml': workflow,
    [`content/runs/${suite}/.gitkeep`]: '',
    ...Object.fromEntries(schemas),
  };
}
