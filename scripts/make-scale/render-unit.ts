import { capitalize } from './capitalize.ts';
import { createDraw } from './create-draw.ts';
import type { Draw } from './create-draw.ts';
import type { LegacyApplication, Subject } from './legacy-application.ts';

const cardsInUnit = 3;

/** The unit's name as its file has it, for example `rtn04` for number 4. */
export function nameUnit(application: LegacyApplication, number: number): string {
  return `${application.prefix}${String(number).padStart(2, '0')}`;
}

/** The Markdown page of one unit: what it does, its three rule cards and a few notes. */
export function renderUnit(
  application: LegacyApplication,
  subject: Subject,
  number: number,
): string {
  const draw = createDraw(application.seed * 100 + number);
  const program = nameUnit(application, number).toUpperCase();
  const cards = listCards(application, subject, draw, `RUL-${program}`);
  const notes = draw
    .sample(application.notes, draw.whole(1, 2))
    .map((note) => `- ${note(draw, subject)}`);

  return [
    `# ${program} ${subject.name}`,
    '',
    draw.pick(application.openers)(draw, subject),
    '',
    '## Rules',
    '',
    ...cards,
    '## Notes',
    '',
    ...notes,
    '',
  ].join('\n');
}

/** Some readers of the listings wrote cards as headings, others as a list. */
function listCards(
  application: LegacyApplication,
  subject: Subject,
  draw: Draw,
  id: string,
): string[] {
  const asHeadings = draw.whole(0, 1) === 1;
  const cards = draw.sample(application.families, cardsInUnit).map((family, at) => ({
    id: `${id}-${at + 1}`,
    title: draw.pick(family.titles),
    rule: draw.pick(family.rules)(draw, subject),
    detail: draw.pick(family.details)(draw, subject),
  }));
  if (asHeadings) {
    return cards.flatMap((card) => [
      `### ${card.id} ${card.title}`,
      '',
      capitalize(card.rule),
      card.detail,
      '',
    ]);
  }
  const items = cards.flatMap((card) => [
    `- **${card.id}** ${card.title}.`,
    `  ${capitalize(card.rule)}`,
    `  ${card.detail}`,
  ]);
  return [...items, ''];
}
