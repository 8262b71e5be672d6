/** Cards and choices go away under the finger that pressed them: whoever plays by keys lands on the large button. */
import { tick } from 'svelte';

/** To be called while a component is made: `changes` reads all that can take a focused thing away. */
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
