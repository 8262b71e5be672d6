/** Looking back by keyboard: arrows, Home, End and Space, wherever they mean nothing else. */
import type { GameName } from '../wire';
import type { Replay } from './replay.svelte';

/** What the help says about them. */
export const KEYS: readonly { keys: string[]; text: string }[] = [
  { keys: ['←', '→'], text: 'web-replay-key-step' },
  { keys: ['Home', 'End'], text: 'web-replay-key-ends' },
  { keys: ['Space'], text: 'web-replay-key-run' },
  { keys: ['Esc'], text: 'web-replay-key-now' },
];

/** Where arrows have a meaning of their own, and where Space presses something. */
const ARROWS = 'input, select, textarea, dialog, [role="grid"], [role="radiogroup"], [role="listbox"], [role="toolbar"]';
const PRESSED = 'input:not([type="range"]), select, textarea, button, a, dialog, summary, [role="grid"]';

/** Do what a key asks for; says whether it asked for anything. Only while somebody looks back, or on the slider. */
export function moved<G extends GameName>(
  event: KeyboardEvent,
  replay: Pick<Replay<G>, 'at' | 'by' | 'to' | 'last' | 'now'>,
  toggle: () => void,
): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const slider = target?.matches('[data-testid="scrubber"]') ?? false;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || (replay.at === null && !slider)) return false;
  if (event.key === ' ') {
    if (target?.closest(PRESSED)) return false;
    toggle();
    return true;
  }
  if (event.key === 'Escape' && !target?.closest('dialog, aside')) {
    replay.now();
    return true;
  }
  if (target?.closest(ARROWS)) return false;
  if (event.key === 'ArrowLeft') replay.by(-1);
  else if (event.key === 'ArrowRight') replay.by(1);
  else if (event.key === 'Home') replay.to(0);
  else if (event.key === 'End') replay.to(replay.last);
  else return false;
  return true;
}
