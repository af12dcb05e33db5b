/** Copy buttons beside samples: shown where the clipboard can be written. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-text]')) {
  if (!('clipboard' in navigator)) break;
  button.hidden = false;
  button.setAttribute('aria-live', 'polite');
  const label = button.firstChild;
  const before = label?.textContent ?? '';
  const say = (word: string) => {
    if (label === null) return;
    label.textContent = word;
    setTimeout(() => {
      label.textContent = before;
    }, 1500);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(button.dataset['copyText'] ?? '').then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  });
}
