/** What each key does while the focus is on the line or in the action bar. */
import { OBJECT_KINDS } from './intent';
import { KIND_KEYS } from './keys';
import type { Play } from './play.svelte';
import type { Kind } from './wish';

/** Carries out a key; returns whether it did anything. */
export function press(play: Play, key: string): boolean {
  const kind = KIND_KEYS[key] as Kind | undefined;
  const object = play.view.objects[Number(key) - 1];
  if (key === 'Escape') play.back();
  else if (key === 'c') play.confirm();
  else if (key === 's' && play.skip) play.confirm(play.skip);
  else if (key === 'b' && play.arranging) play.takeBest();
  else if (key === 'p' && play.canFollow) play.followPlan();
  else if (key === 'd' && play.leave) play.confirm(play.leave);
  else if (key === 'u') play.session.undo();
  else if (kind) play.start(kind);
  else if (object) play.start(OBJECT_KINDS[object.name] ?? 'computer');
  else return false;
  return true;
}
