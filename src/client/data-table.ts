/**
 * Sorting and filtering for `DataTable`. The state lives in the query string (`<table>.sort`,
 * `<table>.<column>`), so that reload, Back and a pasted address restore it; links to sections are
 * fragments of their own and carry none of it.
 */
const collator = new Intl.Collator('en', { numeric: true });

for (const root of document.querySelectorAll<HTMLElement>('[data-table]')) enhanceTable(root);

function enhanceTable(root: HTMLElement): void {
  const name = root.dataset['table'] ?? '';
  const body = root.querySelector('tbody');
  const tools = root.querySelector<HTMLElement>('[data-table-tools]');
  const count = root.querySelector('[data-count]');
  if (body === null || tools === null) return;
  const rows = Array.from(body.rows);
  const headers = Array.from(root.querySelectorAll<HTMLTableCellElement>('thead th'));
  const selects = Array.from(root.querySelectorAll<HTMLSelectElement>('select[data-filter]'));
  const search = root.querySelector<HTMLInputElement>('input[data-search]');
  const key = (part: string) => `${name.replace(/^gl-/, '')}.${part}`;

  const buttons = headers
    .filter((header) => header.dataset['sortable'] !== undefined)
    .map(addSortButton);
  for (const select of selects) fillOptions(select, rows);
  tools.hidden = false;

  for (const { button, header } of buttons) {
    button.addEventListener('click', () => {
      const descending = header.getAttribute('aria-sort') === 'ascending';
      push('sort', `${descending ? '-' : ''}${header.dataset['column'] ?? ''}`);
    });
  }
  for (const preset of root.querySelectorAll<HTMLButtonElement>('[data-preset]')) {
    preset.addEventListener('click', () => {
      const now = new URLSearchParams(location.search).get(key('sort'));
      push('sort', now === preset.dataset['preset'] ? '' : (preset.dataset['preset'] ?? ''));
    });
  }
  for (const select of selects) {
    select.addEventListener('change', () => {
      push(select.dataset['filter'] ?? '', select.value);
    });
  }
  search?.addEventListener('input', () => {
    push('q', search.value.trim(), 'replaceState');
  });
  addEventListener('popstate', apply);
  apply();

  function push(
    part: string,
    value: string,
    how: 'pushState' | 'replaceState' = 'pushState',
  ): void {
    const query = new URLSearchParams(location.search);
    if (value === '') query.delete(key(part));
    else query.set(key(part), value);
    const text = query.toString();
    history[how](null, '', `${location.pathname}${text === '' ? '' : `?${text}`}`);
    apply();
  }

  function apply(): void {
    const query = new URLSearchParams(location.search);
    const sort = query.get(key('sort')) ?? '';
    const column = headers.findIndex(
      (header) => header.dataset['column'] === sort.replace(/^-/, ''),
    );
    const direction = sort.startsWith('-') ? -1 : 1;
    for (const [at, header] of headers.entries()) {
      if (at === column)
        header.setAttribute('aria-sort', direction === 1 ? 'ascending' : 'descending');
      else header.removeAttribute('aria-sort');
    }
    const ordered =
      column === -1
        ? rows
        : rows.toSorted((a, b) => direction * compareCells(a.cells[column], b.cells[column]));
    for (const select of selects)
      select.value = query.get(key(select.dataset['filter'] ?? '')) ?? '';
    const sought = query.get(key('q')) ?? '';
    if (search !== null && search.value.trim() !== sought) search.value = sought;
    for (const row of ordered)
      row.hidden = !(selects.every((select) => isKept(row, select)) && holdsText(row, sought));
    body?.append(...ordered);
    const kept = rows.filter((row) => !row.hidden).length;
    if (count !== null)
      count.textContent = kept === rows.length ? '' : `${kept} of ${rows.length} shown`;
    for (const preset of root.querySelectorAll<HTMLElement>('[data-preset]')) {
      preset.setAttribute('aria-pressed', String(preset.dataset['preset'] === sort));
    }
  }
}

function addSortButton(header: HTMLTableCellElement): {
  button: HTMLButtonElement;
  header: HTMLTableCellElement;
} {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sort';
  button.append(...header.childNodes);
  header.append(button);
  return { button, header };
}

function fillOptions(select: HTMLSelectElement, rows: readonly HTMLTableRowElement[]): void {
  const column = select.dataset['filter'] ?? '';
  const values = new Set(
    rows.map((row) => row.dataset[column] ?? '').filter((value) => value !== ''),
  );
  for (const value of [...values].toSorted((a, b) => collator.compare(a, b)))
    select.add(new Option(value, value));
}

function isKept(row: HTMLTableRowElement, select: HTMLSelectElement): boolean {
  return select.value === '' || row.dataset[select.dataset['filter'] ?? ''] === select.value;
}

function holdsText(row: HTMLTableRowElement, sought: string): boolean {
  const text = row.textContent.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function compareCells(
  a: HTMLTableCellElement | undefined,
  b: HTMLTableCellElement | undefined,
): number {
  const [left, right] = [readSortValue(a), readSortValue(b)];
  // the collator takes the digits after a decimal point for a number of their own
  const difference = Number(left) - Number(right);
  return Number.isNaN(difference) ? collator.compare(left, right) : difference;
}

function readSortValue(cell: HTMLTableCellElement | undefined): string {
  return cell?.dataset['sort'] ?? cell?.textContent ?? '';
}
