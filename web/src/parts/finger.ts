/**
 * A finger presses a button without moving the focus to it, as iPhones have always done. Many buttons go as they are pressed, and
 * whatever goes with the focus on it makes a browser style and lay out the page on the spot, in the middle of changing it.
 */
export function pressWithoutFocus(): () => void {
  let finger = false;
  const down = ({ pointerType }: PointerEvent) => (finger = pointerType === 'touch');
  const press = (event: MouseEvent) => {
    if (finger && isButton(event.target) && !isWriting()) event.preventDefault();
  };
  addEventListener('pointerdown', down, { capture: true, passive: true });
  addEventListener('mousedown', press, { capture: true });
  return () => {
    removeEventListener('pointerdown', down, { capture: true });
    removeEventListener('mousedown', press, { capture: true });
  };
}

const isButton = (target: EventTarget | null) => target instanceof Element && target.closest('button') !== null;
/** Whoever writes puts the keyboard away with the next press. */
const isWriting = () => document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLSelectElement;
