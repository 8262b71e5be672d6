/** Tells screen readers what happens at the table, and plays its sounds. */
import { untrack } from 'svelte';
import { announcer } from '../announce.svelte';
import { settings, t } from '../settings.svelte';
import { play } from '../sound';
import { refusalWords, eventWords, problemWords } from './words';
import type { GameName, Games } from '../wire';
import type { Session } from './session.svelte';

export function tell(session: () => Session): void {
  $effect(() => {
    const { news } = session();
    if (news)
      untrack(() =>
        tellNews(
          session(),
          news.steps.flatMap(({ events }) => events),
        ),
      );
  });
  $effect(() => {
    if (session().takenBack) untrack(() => announcer.say(t('web-taken-back')));
  });
  // Where several people share the screen, the turn event says whose turn it is.
  const alone = $derived(session().myTurn && session().table?.held.length === 1);
  $effect(() => {
    if (alone) untrack(() => announcer.say(t('web-your-turn')));
  });
  $effect(() => {
    const { refused } = session();
    if (!refused) return;
    const players = untrack(() => session().players);
    untrack(() => announcer.say(refused.refusal ? refusalWords(players, refused.refusal) : problemWords(players, refused)));
  });
}

function tellNews(session: Session, events: readonly Games[GameName]['event'][]): void {
  const game = session.table?.game;
  if (!game) return;
  for (const event of events) announcer.say(eventWords(game, session.players, event));
  if (settings.sound) play(events.map(({ event }) => event));
}
