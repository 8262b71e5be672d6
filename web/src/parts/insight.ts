/**
 * Keeps in sight what one decides about. On a small screen the actions stick to its bottom; where they grow over that thing, the
 * page is scrolled until it is clear of them, as long as its top stays on the screen.
 */
import { isCalm } from '../match/motion';

export function insight(bar: HTMLElement, thing: () => Element | null | undefined): () => void {
  /** Under a finger nothing moves. */
  let pressed = false;

  function look() {
    const box = thing()?.getBoundingClientRect();
    const { position, bottom } = getComputedStyle(bar);
    if (!box || pressed || position !== 'sticky' || bottom !== '0px') return;
    const by = Math.min(box.bottom - bar.getBoundingClientRect().top, box.top);
    if (by > 0) scrollBy({ top: Math.ceil(by), behavior: isCalm() ? 'auto' : 'smooth' });
  }

  const press = () => (pressed = true);
  function lift() {
    pressed = false;
    look();
  }

  const watch = new ResizeObserver(look);
  for (const one of [bar, bar.closest('.table')]) if (one) watch.observe(one);
  addEventListener('pointerdown', press);
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, lift);
  return () => {
    watch.disconnect();
    removeEventListener('pointerdown', press);
    for (const kind of ['pointerup', 'pointercancel']) removeEventListener(kind, lift);
  };
}
