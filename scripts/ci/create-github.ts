import { ReportError } from '../../src/error/report-error.ts';

/** The API of one repository, with the workflow's own token. */
export function createGitHub(repository: string) {
  const root = `${process.env['GITHUB_API_URL'] ?? 'https://api.github.com'}/repos/${repository}`;
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${process.env['GITHUB_TOKEN'] ?? ''}`,
    'content-type': 'application/json',
    'user-agent': 'groundline',
    'x-github-api-version': '2022-11-28',
  };
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${root}/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      const message = `GitHub answers ${response.status}`;
      throw new ReportError('NotWritten', [{ file: `${method} ${path}`, message }]);
    }
    return response.json();
  };
  return {
    get: (path: string) => call('GET', path),
    send: (method: 'POST' | 'PATCH', path: string, body: object) => call(method, path, body),
  };
}

/** What stands at a path of keys in a value that nobody has checked. */
export function pick(value: unknown, ...keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}
