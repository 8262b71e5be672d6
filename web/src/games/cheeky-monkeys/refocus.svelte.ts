/** Cards and choices vanish as they are pressed: keyboard players land on the large button instead. */
import { tick } from 'svelte';

/** Call it while a component is being set up: `changes` reads everything that can take away a focused element. */
export function refocus(root: () => HTMLElement | undefined, changes: () => unknown): void {
  let inside = false;
  $effect(() => {
    const follow = ({ target }: FocusEvent) => (inside = target instanceof Node && (root()?.contains(target) ?? false));
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  });
  $effect(() => {
    changes();
    void tick().then(() => {
      if (inside && (document.activeElement === document.body || !document.activeElement)) {
        root()?.querySelector<HTMLElement>('[data-testid="primary"], [data-testid="outcome"] .button')?.focus({ preventScroll: true });
      }
    });
  });
}
