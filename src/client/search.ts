/** Searches the index that the build made; what is sought stands in the query string. */
type Found = {
  readonly url: string;
  readonly title: string;
  readonly kind: string;
  readonly about: string;
};
type Hit = { readonly data: () => Promise<unknown> };
type Searcher = {
  readonly search: (text: string) => Promise<{ readonly results: readonly Hit[] }>;
};

/** Results that are shown, and how long a pause in typing is taken for the end of it. */
const shown = 40;
const pause = 150;

const form = document.querySelector<HTMLFormElement>('[data-search-bundle]');
const list = document.querySelector<HTMLElement>('[data-search-results]');
const status = document.querySelector<HTMLElement>('[data-search-status]');
const input = form?.querySelector('input') ?? null;

if (form !== null && list !== null && status !== null && input !== null) {
  form.hidden = false;
  let loading: Promise<Searcher> | undefined;
  let latest = 0;
  const find = async (): Promise<void> => {
    const text = input.value.trim();
    latest += 1;
    const turn = latest;
    if (text === '') {
      list.replaceChildren();
      status.textContent = '';
      return;
    }
    if (loading === undefined) status.textContent = 'Loading the index …';
    loading ??= loadSearcher(form.dataset['searchBundle'] ?? '');
    const { results } = await (await loading).search(text);
    const found = await Promise.all(
      results.slice(0, shown).map(async ({ data }) => read(await data())),
    );
    if (turn !== latest) return;
    list.replaceChildren(...found.map(renderFound));
    status.textContent =
      results.length === 0
        ? `Nothing is called ${text}.`
        : `${results.length} found${results.length > shown ? `, the first ${shown} shown` : ''}`;
  };
  const start = () => {
    find().catch(() => {
      status.textContent = 'The search index cannot be loaded; npm run build makes it.';
    });
  };
  const restore = () => {
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    start();
  };
  const keep = (how: 'pushState' | 'replaceState') => {
    const text = input.value.trim();
    const query = text === '' ? '' : `?${new URLSearchParams({ q: text }).toString()}`;
    history[how](null, '', location.pathname + query);
    start();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => keep('replaceState'), pause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    keep('pushState');
  });
  addEventListener('popstate', restore);
  restore();
  input.focus();
}

async function loadSearcher(address: string): Promise<Searcher> {
  const module: unknown = await import(/* @vite-ignore */ address);
  if (!isSearcher(module)) throw new Error('the index has another form');
  // addresses in the index are whole
  await module.options({ baseUrl: '/' });
  return module;
}

function isSearcher(
  module: unknown,
): module is Searcher & { readonly options: (options: object) => Promise<void> } {
  return typeof module === 'object' && module !== null && 'search' in module && 'options' in module;
}

/** A result as the index gives it; its texts are shown as texts. */
function read(data: unknown): Found {
  const meta = pick(data, 'meta');
  return {
    url: String(pick(data, 'url')),
    title: String(pick(meta, 'title')),
    kind: String(pick(meta, 'kind')),
    about: String(pick(meta, 'about')),
  };
}

function pick(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function renderFound({ url, title, kind, about }: Found): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.dir = 'auto';
  link.textContent = title;
  const below = document.createElement('p');
  below.className = 'soft';
  below.dir = 'auto';
  below.textContent = `${kind} · ${about.length > 200 ? `${about.slice(0, 200)}…` : about}`;
  item.append(link, below);
  return item;
}
