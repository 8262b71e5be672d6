/** Tells screen readers what happens at the table, and plays its sounds. */
import { untrack } from 'svelte';
import { announcer } from '../announce.svelte';
import { t } from '../settings.svelte';
import { listen, sound } from '../sound/captions.svelte';
import { momentsOf } from '../sound/moments';
import { refusalWords, eventWords, noteWords, problemWords } from './words';
import type { GameName, Games } from '../wire';
import type { Session } from './session.svelte';

export function tell(session: () => Session): void {
  $effect(() => untrack(listen));
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
    if (session().takenBack) untrack(() => announcer.say(undoneWords(session())));
  });
  // Where several people share the screen, the turn event says whose turn it is.
  let waited = false;
  const alone = $derived(session().myTurn && session().table?.held.length === 1);
  $effect(() => {
    if (!alone) return;
    untrack(() => announcer.say(t('web-your-turn')));
    // Whoever has just come needs no bell, nor does a window, which asks everybody again and again.
    if (waited && !untrack(() => session().table?.occasion.length)) sound(['yours']);
    waited = false;
  });
  $effect(() => {
    if (!alone) waited = true;
  });
  $effect(() => {
    const { refused } = session();
    if (!refused) return;
    const players = untrack(() => session().players);
    untrack(() => announcer.say(refused.refusal ? refusalWords(players, refused.refusal) : problemWords(players, refused)));
  });
}

function undoneWords({ table, players, notes }: Session): string {
  const note = notes.at(-1);
  return table && note?.what === 'undone' ? noteWords(table.game, players, note) : t('web-taken-back');
}

function tellNews(session: Session, events: readonly Games[GameName]['event'][]): void {
  const game = session.table?.game;
  if (!game) return;
  for (const event of events) announcer.say(eventWords(game, session.players, event));
  sound(momentsOf(game, events));
}
