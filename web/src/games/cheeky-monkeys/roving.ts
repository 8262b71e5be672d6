/** A row of buttons with a single Tab stop: arrow keys move within it. */

export function roving(row: HTMLElement): () => void {
  const all = () => [...row.querySelectorAll<HTMLElement>('button')];

  function stop(one: HTMLElement | undefined) {
    for (const button of all()) button.tabIndex = button === one ? 0 : -1;
  }

  function walk(event: KeyboardEvent) {
    const buttons = all();
    const at = buttons.indexOf(event.target as HTMLElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || !step || !buttons.length) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }

  function arrive(event: FocusEvent) {
    if (event.target instanceof HTMLElement && event.target.tagName === 'BUTTON') stop(event.target);
  }

  const watch = new MutationObserver(() => {
    if (!all().some((button) => button.tabIndex === 0)) stop(all()[0]);
  });
  stop(all()[0]);
  watch.observe(row, { childList: true, subtree: true });
  row.addEventListener('keydown', walk);
  row.addEventListener('focusin', arrive);
  return () => {
    watch.disconnect();
    row.removeEventListener('keydown', walk);
    row.removeEventListener('focusin', arrive);
  };
}
