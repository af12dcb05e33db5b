import { createHighlighter } from 'shiki';
import type { BundledLanguage, BundledTheme, HighlighterGeneric } from 'shiki';
import { createRoleTheme } from './role-theme.ts';
import type { RoleScopes } from './role-theme.ts';

/** A piece of a line and the class that colours it; null for plain text. */
export type Token = { readonly text: string; readonly role: string | null };

/** What is told apart in Markdown source. */
const roles: readonly RoleScopes[] = [
  { role: 'heading', scope: ['markup.heading', 'entity.name.section'] },
  { role: 'bold', scope: ['markup.bold'] },
  { role: 'italic', scope: ['markup.italic'] },
  { role: 'code', scope: ['markup.inline.raw', 'markup.fenced_code', 'markup.raw'] },
  { role: 'link', scope: ['markup.underline.link', 'string.other.link', 'meta.link'] },
  { role: 'quote', scope: ['markup.quote'] },
  {
    role: 'mark',
    scope: ['punctuation.definition', 'punctuation.separator', 'meta.separator', 'comment'],
  },
];

const { theme, findRole } = createRoleTheme('groundline-roles', roles);

/** Above this, a document is shown without highlighting. */
const maxHighlightedCharacters = 1_000_000;

let highlighter: Promise<HighlighterGeneric<BundledLanguage, BundledTheme>> | undefined;

/**
 * The tokens of each line of a document. The whole document is read at once, so that a line inside a
 * code fence is not taken for Markdown.
 */
export async function highlightDocument(lines: readonly string[]): Promise<Token[][]> {
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (length > maxHighlightedCharacters) return lines.map((text) => [{ text, role: null }]);
  highlighter ??= createHighlighter({ themes: [theme], langs: ['markdown'] });
  const tokens = (await highlighter).codeToTokensBase(lines.join('\n'), {
    lang: 'markdown',
    theme,
  });
  return lines.map((line, at) => {
    const row = (tokens[at] ?? []).map(({ content, color }) => ({
      text: content,
      role: findRole(color),
    }));
    return row.map(({ text }) => text).join('') === line ? row : [{ text: line, role: null }];
  });
}
