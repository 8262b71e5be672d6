/** What has the focus may vanish as it is pressed: then whoever plays by keyboard lands on what to do next. */
import { tick } from 'svelte';

export const NEXT = '[data-testid="primary"], [data-testid="outcome"] .button.primary';
/** By then the end is shown, or the table of the past. */
const LATER = 400;

/** Call it while a component is being set up: `changes` reads everything that can take away a focused element, `next` finds what has it then. */
export function refocus(root: () => HTMLElement | undefined, changes: () => unknown, next: () => string = () => NEXT): void {
  let inside = false;
  const land = (otherwise?: HTMLElement) => {
    if (!inside || (document.activeElement && document.activeElement !== document.body)) return;
    (root()?.querySelector<HTMLElement>(next()) ?? otherwise)?.focus({ preventScroll: true });
  };
  $effect(() => {
    const follow = ({ target }: FocusEvent) => (inside = target instanceof Node && (root()?.contains(target) ?? false));
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  });
  $effect(() => {
    changes();
    void tick().then(() => {
      land();
    });
    const later = setTimeout(() => {
      land(root());
    }, LATER);
    return () => {
      clearTimeout(later);
    };
  });
}
