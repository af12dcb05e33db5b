import { addresses } from './addresses.ts';
import { loadSite } from './site-data.ts';

/** The site's main parts, in reading order. */
export async function listNavigation(): Promise<{ name: string; href: string }[]> {
  const { suites, policies } = await loadSite();
  const [first] = suites.keys();
  return [
    { name: 'Runs', href: addresses.runs() },
    ...(first === undefined
      ? []
      : [
          { name: 'Questions', href: addresses.questions(first) },
          { name: 'Documents', href: addresses.documents(first) },
          { name: 'Brain', href: addresses.brain(first) },
        ]),
    ...(policies.length === 0 ? [] : [{ name: 'Policies', href: addresses.policies() }]),
    { name: 'Method', href: addresses.method() },
    { name: 'Search', href: addresses.search() },
  ];
}
