/** What each key does while the focus is on the board or in the action bar. */
import { VERB_KEYS } from './keys';
import type { Play } from './play.svelte';

/** Carry out a key; whether it was of use. */
export function press(play: Play, key: string): boolean {
  const verb = VERB_KEYS[key];
  if (key === 'Escape') play.back();
  else if (verb) play.choose(verb);
  else if (key === 'c') play.confirm();
  else if (key === 'e' && play.passing) play.confirm(play.passing);
  else if (key === 'u') play.session.undo();
  else return pressLice(play, key);
  return true;
}

/** Keys that say which lice go: for a bump how many, for a jump which one. */
function pressLice(play: Play, key: string): boolean {
  const { ready } = play;
  const { workers = 0, queens = 0 } = play.monkey(play.source) ?? {};
  if (ready?.kind === 'jump' && key === 'q') play.setLouse(ready.louse === 'queen' ? 'worker' : 'queen');
  else if (ready?.kind !== 'bump') return false;
  else if (/^\d$/.test(key)) play.setParty({ workers: Math.min(Number(key), workers) });
  else if (key === 'q') play.setParty({ queens: (ready.queens + 1) % (queens + 1) });
  else if (key === 'a') play.setParty(play.allParty(ready));
  else return false;
  return true;
}
