import type { ThemeRegistration } from 'shiki';

/** What is told apart in a source, with the scopes of the grammars that name it. */
export type RoleScopes = { readonly role: string; readonly scope: readonly string[] };

const plain = '#000000';

/**
 * A theme whose colours stand for roles: Shiki knows colours only, so each role has one of its own and
 * is read back from it.
 */
export function createRoleTheme(name: string, roles: readonly RoleScopes[]) {
  const colours = roles.map((_, at) => `#0000${(at + 1).toString(16).padStart(2, '0')}`);
  const theme: ThemeRegistration = {
    name,
    type: 'light',
    fg: plain,
    bg: '#ffffff',
    settings: roles.map(({ scope }, at) => ({
      scope: [...scope],
      settings: { foreground: colours[at] ?? plain },
    })),
  };
  const findRole = (colour: string | undefined): string | null =>
    roles[colours.indexOf(colour?.toLowerCase() ?? '')]?.role ?? null;
  return { theme, findRole };
}
