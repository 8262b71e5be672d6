/** What each key does while the focus is on the table. */
import type { Play } from './play.svelte';

/** Carries out a key; returns whether it did anything. */
export function press(play: Play, key: string, focus: (part: 'hand' | 'queue') => void): boolean {
  if (key === 'Escape' && play.wish) play.back();
  else if (key === 'c' && (play.primary || play.shared)) play.confirm();
  else if (key === 'p' && play.pass) play.confirm(play.pass);
  else if (key === 'k') focus('hand');
  else if (key === 'q') focus('queue');
  else if (key === 'u' && play.session.undoSeat !== null) play.session.undo();
  else return /^[1-9]$/.test(key) && pick(play, Number(key) - 1);
  return true;
}

/** The nth thing that can be chosen. */
function pick(play: Play, at: number): boolean {
  if (play.handing) {
    const others = play.view.players.filter(({ seat }) => play.can('seat', seat));
    return others[at] !== undefined && play.assign(others[at].seat);
  }
  const option = play.options[at];
  if (!option || !play.question) return false;
  play.choose(play.question.field, option.value);
  return true;
}
