/** Monkeys are seen moving: from one trainer to the next, or out of nowhere with a small jump. */
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { isCalm } from '../../match/motion';

/** With reduced motion, things only fade in. */
const appear = () => {
  const calm = isCalm();
  return {
    duration: calm ? 120 : 240,
    easing: cubicOut,
    css: (t: number) => `opacity: ${t};${calm ? '' : ` transform: scale(${0.6 + 0.4 * t})`}`,
  };
};

export const [leave, arrive] = crossfade({
  duration: (distance) => (isCalm() ? 1 : Math.min(420, 160 + distance * 0.4)),
  easing: cubicOut,
  fallback: appear,
});

/** For `animate:flip`: how long neighbours take to close ranks. */
export const ranks = (): { duration: number } => ({ duration: isCalm() ? 0 : 200 });

/** A card goes onto the pile, or leaves it. */
export function drop(_: Element, { y = -24 }: { y?: number } = {}) {
  const calm = isCalm();
  return {
    duration: calm ? 120 : 220,
    easing: cubicOut,
    css: (t: number, u: number) => `opacity: ${t};${calm ? '' : ` transform: translateY(${u * y}px) rotate(${u * -3}deg)`}`,
  };
}
