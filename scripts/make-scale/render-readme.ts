import type { LegacyApplication } from './legacy-application.ts';
import { nameUnit } from './render-unit.ts';

/** The application's README: what it is, its programs and the codes that the programs share. */
export function renderReadme(application: LegacyApplication): string {
  const programs = application.subjects.map((subject, at) => {
    const name = nameUnit(application, at + 1);
    return [`[${name.toUpperCase()}](${name}.md)`, subject.goods];
  });

  return [
    `# ${application.title}`,
    '',
    ...application.opening,
    '',
    '## Programs',
    '',
    ...renderTable(['program', 'goods'], programs),
    '',
    `## ${application.codes.heading}`,
    '',
    ...renderTable(application.codes.header, application.codes.rows),
    '',
    ...application.closing,
    '',
  ].join('\n');
}

function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
