/** What each key does while the focus is on the board or in the action bar. */
import type { ItchyBump, ItchyJump } from '../../wire';
import { VERB_KEYS } from './keys';
import type { Play } from './play.svelte';
import { canHide, canShove, jumpers } from './selection';

/** Carries out a key; returns whether it did anything. */
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

/** Keys that say which lice go or come along. */
function pressLice(play: Play, key: string): boolean {
  const { ready } = play;
  if (ready?.kind === 'jump') return pressJump(play, ready, key);
  if (ready?.kind === 'bump') return pressBump(play, ready, key);
  if (ready?.kind !== 'spawn' || key !== 'p' || !canHide(play.legal, ready)) return false;
  play.setHidden(!ready.spies);
  return true;
}

/** The one louse: `q` steps from one to the next, `p` is the spy. */
function pressJump(play: Play, jump: ItchyJump, key: string): boolean {
  const lice = jumpers(play.legal, jump);
  const next = key === 'q' ? lice[(lice.indexOf(jump.louse) + 1) % lice.length] : key === 'p' && lice.includes('spy') ? 'spy' : undefined;
  if (next) play.setLouse(next);
  return next !== undefined;
}

function pressBump(play: Play, bump: ItchyBump, key: string): boolean {
  const { workers, queens, spies } = play.crew(bump.cell);
  if (/^\d$/.test(key)) play.setParty({ workers: Math.min(Number(key), workers) });
  else if (key === 'q') play.setParty({ queens: (bump.queens + 1) % (queens + 1) });
  else if (key === 'p' && spies) play.setParty({ spies: bump.spies ? 0 : 1 });
  else if (key === 'v' && canShove(play.legal, bump)) play.setShove(!bump.shove);
  else if (key === 'a') play.setParty(play.allParty(bump));
  else return false;
  return true;
}
