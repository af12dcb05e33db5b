import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** The rooms of the house in reading order: each imports only from rooms before it. */
const layers = [
  'error',
  'text',
  'suite',
  'run',
  'score',
  'stats',
  'compare',
  'brain',
  'policy',
  'agent',
  'import',
  'export',
  'gate',
  'store',
  'site',
];
const pages = ['collections', 'client', 'components', 'layouts', 'pages', 'content.config.ts'];

/** Rooms that may touch files and processes; every other room is pure. */
const impure = ['agent', 'store'];

const layerZones = layers.map((layer, at) => ({
  target: `./src/${layer}`,
  from: [...layers.slice(at + 1), ...pages].map((later) => `./src/${later}`).concat('./scripts'),
  message: `src/${layer} imports only rooms above it: ${['…', ...layers.slice(0, at)].join(', ')}.`,
}));

const files = 'Only src/store, src/agent and scripts touch files and processes.';

export default tseslint.config(
  {
    ignores: [
      'dist-package',
      'dist',
      'dist-offline',
      '.dist*',
      '.astro',
      '.stryker',
      'node_modules',
      'tests/golden',
      'content',
      'fixtures',
    ],
  },
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.astro'],
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts'],
        'astro-eslint-parser': ['.astro'],
      },
      'import-x/resolver': { node: { extensions: ['.ts', '.mjs', '.js'] } },
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: layerZones }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: layers.filter((layer) => !impure.includes(layer)).map((layer) => `src/${layer}/**/*.ts`),
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^node:(?!crypto$)', message: files },
            { regex: '^astro', message: 'Only the Astro part imports astro:*.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', { name: 'process', message: files }],
    },
  },
  {
    files: ['src/agent/**/*.ts', 'src/store/**/*.ts', 'scripts/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^astro:', message: 'Only the Astro part imports astro:*.' }] },
      ],
    },
  },
  { files: ['**/*.test.ts', 'tests/**/*.ts'], rules: { 'max-lines': 'off' } },
);
