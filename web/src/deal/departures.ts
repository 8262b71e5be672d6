/** Who left a seat, and who came back: a fact beside the entries, which only has to be possible, and is covered by the seal. */
import type { Faults } from './faults';
import type { Fields } from './json';

interface Departure {
  at: number;
  seat: number;
  how: string;
  bot: string;
}

export const DEPARTURES = 'departures';
const HOW = /^(?:wished|away|back|resigned)$/;
/** With so many seats or fewer a resignation ends the game. */
const MOST_ENDED = 2;

function readDeparture(where: string, value: Parameters<Faults['fields']>[1], entries: number, seats: number, faults: Faults): Departure {
  const fields = faults.fields(where, value, ['at', 'seat', 'how', 'bot']);
  return {
    at: faults.whole(`${where}.at`, fields.get('at'), 0, entries),
    seat: faults.whole(`${where}.seat`, fields.get('seat'), 0, Math.max(seats - 1, 0)),
    how: faults.text(`${where}.how`, fields.get('how'), HOW),
    bot: faults.text(`${where}.bot`, fields.get('bot')),
  };
}

const ends = ({ how, bot }: Departure) => how === 'resigned' && bot === '';

/** The field that cannot be after those before it. */
function faultOf(one: Departure, before: readonly Departure[], kinds: readonly string[], entries: number): string | null {
  const previous = before.at(-1);
  const last = before.findLast(({ seat }) => seat === one.seat)?.how;
  const left = last === 'wished' || last === 'away';
  const leaves = one.how === 'wished' || one.how === 'away';
  if (one.at < (previous?.at ?? 0) || (ends(one) && one.at !== entries)) return 'at';
  if (kinds[one.seat] === 'bot' || (previous && ends(previous))) return 'seat';
  if (last === 'resigned' || (left && leaves) || (one.how === 'back' && !left)) return 'how';
  const playedOn = leaves || (one.how === 'resigned' && kinds.length > MOST_ENDED);
  return (one.bot !== '') === playedOn ? null : 'bot';
}

/** Returns whether somebody ended the game by resigning. */
export function readDepartures(log: Fields, kinds: readonly string[], entries: number, faults: Faults): boolean {
  if (!log.has(DEPARTURES)) return false;
  const found: Departure[] = [];
  for (const [index, value] of faults.items(DEPARTURES, log.get(DEPARTURES)).entries()) {
    const where = `${DEPARTURES}[${index}]`;
    const noted = faults.list.length;
    const one = readDeparture(where, value, entries, kinds.length, faults);
    const wrong = faults.list.length > noted ? null : faultOf(one, found, kinds, entries);
    if (wrong) faults.add(`${where}.${wrong}`);
    found.push(one);
  }
  const last = found.at(-1);
  if (!last) faults.add(DEPARTURES);
  const ended = last !== undefined && ends(last);
  if (ended && log.get('outcome') !== null) faults.add('outcome');
  return ended;
}
