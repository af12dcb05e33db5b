import { createHighlighter } from 'shiki';
import type { BundledLanguage } from 'shiki';
import type { Token } from '../highlight-document.ts';
import { createRoleTheme } from '../role-theme.ts';
import type { RoleScopes } from '../role-theme.ts';

/** What is told apart in code; the roles are those of documents, so that one set of colours serves. */
const roles: readonly RoleScopes[] = [
  { role: 'mark', scope: ['comment', 'punctuation.definition.comment'] },
  { role: 'code', scope: ['string', 'punctuation.definition.string', 'constant'] },
  {
    role: 'link',
    scope: ['keyword', 'storage', 'support.type.property-name', 'entity.name.command'],
  },
];

const { theme, findRole } = createRoleTheme('groundline-code-roles', roles);
/** TypeScript's grammar is not among them: making it ready takes longer than all other code together. */
const languages: readonly BundledLanguage[] = ['sh', 'json', 'yaml'];

/** The tokens of each line of a block of code. */
export type HighlightCode = (text: string, language: string | null) => Token[][];

let loading: Promise<HighlightCode> | undefined;

/** A highlighter for the languages of the docs; code in another one is plain text. */
export function loadCodeHighlighter(): Promise<HighlightCode> {
  loading ??= createHighlighter({ themes: [theme], langs: [...languages] }).then(
    (highlighter) => (text, language) => {
      const lang = languages.find((name) => name === language);
      if (lang === undefined) return text.split('\n').map((line) => [{ text: line, role: null }]);
      return highlighter
        .codeToTokensBase(text, { lang, theme })
        .map((row) => row.map(({ content, color }) => ({ text: content, role: findRole(color) })));
    },
  );
  return loading;
}
