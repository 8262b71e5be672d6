/** What is worth a line at the table. */
import { CHEEKY_MONKEYS } from '../../facts';
import type { CheekyEvent } from '../../wire';

type Told = Pick<CheekyEvent, 'event' | 'rule'>;

/** What goes without saying, because the table shows it. */
const UNSAID: readonly CheekyEvent['event'][] = ['passed', 'done', 'turn'];
/** An effect that has run its course leaves the pile for all to see; one that leaves early is news. */
const ENDED: readonly string[] = CHEEKY_MONKEYS.ended;

const isNews = ({ event, rule }: Told): boolean => !UNSAID.includes(event) && !(event === 'over' && ENDED.includes(rule));

/** The events that say more than the table does; if there are none, all of them. */
export function news<Event extends Told>(events: readonly Event[]): readonly Event[] {
  const told = events.filter(isNews);
  return told.length ? told : events;
}
