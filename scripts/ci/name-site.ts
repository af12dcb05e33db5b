/** Where GitHub Pages publishes a repository: a user's own site, or a folder of it. */
export function nameSite(repository: string): { readonly site: string; readonly base: string } {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  const host = `${owner}.github.io`;
  return owner === ''
    ? { site: '', base: '' }
    : { site: `https://${host}`, base: name === host ? '/' : `/${repository.split('/')[1] ?? ''}` };
}
