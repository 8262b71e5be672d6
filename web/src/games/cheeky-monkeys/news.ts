/** What is worth a line at the table. */
import { CHEEKY_MONKEYS } from '../../facts';
import type { CheekyEvent } from '../../wire';

type Told = Pick<CheekyEvent, 'event' | 'rule'>;

/** What goes without saying, because the table shows it. */
const UNSAID: readonly CheekyEvent['event'][] = ['passed', 'done', 'turn'];
/** An effect that has simply come to its end leaves the pile in sight of all; one that left before its time is told. */
const ENDED: readonly string[] = CHEEKY_MONKEYS.ended;

const isNews = ({ event, rule }: Told): boolean => !UNSAID.includes(event) && !(event === 'over' && ENDED.includes(rule));

/** Of some events those that say more than the table; all of them where none does. */
export function news<Event extends Told>(events: readonly Event[]): readonly Event[] {
  const told = events.filter(isNews);
  return told.length ? told : events;
}
