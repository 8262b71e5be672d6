/**
 * A style that did not come is asked for again until it does. Whoever loads a screen again gets its script, but whether its style
 * has come is not asked a second time: the screen would stand there unstyled.
 */
const PAUSE = 1_000;

export function fetchStylesAgain(): void {
  const again = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), PAUSE);
  };
  // It does not bubble.
  addEventListener('error', again, { capture: true });
}
