/** Single keys: `/` searches, `j` and `k` walk the questions of a run, `?` lists the keys. None works while typing. */
const dialog = document.querySelector<HTMLDialogElement>('#gl-Keyboard');
const opener = document.querySelector<HTMLButtonElement>('[data-keyboard-help]');

const actions: Readonly<Record<string, () => void>> = {
  j: () => walk(1),
  k: () => walk(-1),
  '/': () => location.assign(opener?.dataset['searchPage'] ?? ''),
  '?': () => dialog?.showModal(),
};

if (opener !== null) {
  opener.hidden = false;
  opener.addEventListener('click', () => dialog?.showModal());
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (dialog?.open === true) return;
  const act = actions[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
});

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, select, textarea, [contenteditable]') !== null
  );
}

/** Moves to the question section after or before the one at the top of the window. */
function walk(step: 1 | -1): void {
  const sections = Array.from(document.querySelectorAll<HTMLElement>('section.question'));
  const tops = sections.map((section) => section.getBoundingClientRect().top);
  const at =
    step === 1 ? tops.findIndex((top) => top > 24) : tops.findLastIndex((top) => top < -24);
  const section = sections[at];
  if (section === undefined) return;
  history.replaceState(null, '', `#${section.id}`);
  section.scrollIntoView();
  section.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
}
