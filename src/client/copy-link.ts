/** Copy-link buttons: shown where the clipboard can be written, each copies its permanent address. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-link]')) {
  if (!('clipboard' in navigator)) break;
  button.hidden = false;
  button.addEventListener('click', () => {
    const page = new URL(location.href);
    page.search = '';
    const address = new URL(button.dataset['copyLink'] ?? '', page);
    navigator.clipboard.writeText(address.href).then(
      () => announce(button, 'Copied'),
      () => announce(button, 'Not copied'),
    );
  });
}

function announce(button: HTMLButtonElement, word: string): void {
  const label = button.firstChild;
  if (label === null) return;
  const before = label.textContent;
  label.textContent = word;
  button.setAttribute('aria-live', 'polite');
  setTimeout(() => {
    label.textContent = before;
  }, 1500);
}
