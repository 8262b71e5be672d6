/**
 * What is taken off the page stays to be seen for a moment, and fades. Svelte's own way out keeps time by empty animations, and
 * as long as one of those runs a browser asks the page about every frame; this one it can show alone.
 */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Farewell {
  /** Milliseconds that it stays as it is, and that it fades. */
  wait: number;
  fade: number;
}

/** Asks how something goes when it has gone; null takes it away at once. `under` lays it below what is in its place now. */
export function lingering(farewell: () => Farewell | null, under = false): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const home = node.parentElement;
    return () => {
      const own = untrack(farewell);
      // Only what is gone by itself lingers: with whatever it was a part of it goes, or stays, together.
      if (own) queueMicrotask(() => home?.isConnected && !node.parentNode && stay(node, home, own, under));
    };
  };
}

function stay(node: HTMLElement | SVGElement, home: Element, { wait, fade }: Farewell, under: boolean): void {
  // It does not come in once more.
  node.setAttribute('data-gone', '');
  if (under) home.prepend(node);
  else home.append(node);
  const duration = wait + fade;
  const going = node.animate([{ opacity: 1 }, { opacity: 1, offset: wait / duration }, { opacity: 0 }], { duration, fill: 'forwards' });
  going.onfinish = going.oncancel = () => node.remove();
}
