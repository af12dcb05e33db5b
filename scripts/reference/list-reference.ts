import { inputSchemas } from '../../src/site/input-schemas.ts';
import { listSchemaFields } from '../../src/site/list-schema-fields.ts';
import { describeJsonSchema, writeJsonSchema } from '../../src/site/write-json-schema.ts';
import { formatTable } from '../../src/text/format-table.ts';
import type { Column } from '../../src/text/format-table.ts';
import { listHelp } from './list-help.ts';

const generated =
  '<!-- Written by `npm run make-reference`; edit the schemas and commands instead. -->';

/** The files of docs/reference by name. */
export async function listReference(): Promise<Map<string, string>> {
  return new Map([
    ['files.md', writeFiles()],
    ['commands.md', writeCommands(await listHelp())],
    ...inputSchemas.map((input): [string, string] => [
      `schemas/${input.name}.json`,
      writeJsonSchema(input),
    ]),
  ]);
}

type Field = ReturnType<typeof listSchemaFields>[number];
const columns: readonly Column<Field>[] = [
  { header: 'field', accessor: ({ place }) => `\`${place}\``, align: 'left' },
  { header: 'type', accessor: ({ type }) => type, align: 'left' },
  { header: 'needed', accessor: ({ isRequired }) => (isRequired ? 'yes' : ''), align: 'left' },
  { header: 'what it is', accessor: ({ description }) => description, align: 'left' },
];

function writeFiles(): string {
  const parts = inputSchemas.map((input) => {
    const table = formatTable(columns, listSchemaFields(describeJsonSchema(input)));
    return `## ${input.title}\n\n\`${input.files}\` · [JSON Schema](schemas/${input.name}.json)\n\n${table}\n`;
  });
  const intro =
    'The files that Groundline reads, field by field. A file with a fault is refused with every fault in it. Editors complete and check a file whose `$schema` names its schema, by path or by the address of a site (`/schemas/questions.json`); `groundline schemas DIR` writes them. `init`, `run`, `import` and `add` name it in what they write, the latter three where `schemas/run.json` lies in a folder above.';
  return `${generated}\n\n# Files\n\n${intro}\n\n${parts.join('\n')}`;
}

function writeCommands(help: ReadonlyMap<string, string>): string {
  const parts = Array.from(
    help,
    ([name, text]) => `## ${name}\n\n\`\`\`text\n${text.trimEnd()}\n\`\`\`\n`,
  );
  const intro =
    'Every command with all of its options. In a checkout: `npm run -s groundline -- <command>`; where the package is installed: `npx groundline <command>`. Each exits with 0 when it is done, 1 when the input falls short (said on standard error, every fault by file and line), 2 when it was called wrongly.';
  return `${generated}\n\n# Commands\n\n${intro}\n\n${parts.join('\n')}`;
}
