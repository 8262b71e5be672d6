/** The terms of a deal, as the server writes them: which match they are for, and who takes part in the deal. */
import { canonical, NotCanonical } from '../deal/canonical';
import { JsonError, readJson, type Json } from '../deal/json';
import { FORMAT } from '../deal/log';
import { clientsOf, TERMS } from '../deal/promise';
import { START } from '../deal/start';

export interface Terms {
  match: string;
  game: string;
  /** What sits at each seat: `here`, `link` or `bot`. */
  kinds: string[];
  /** The seats of every client, in the order of their lowest seats. */
  clients: number[][];
}

/** In the order of canonical text; a match that was played on from a position has one more. */
const NAMES = [TERMS.join(), [...TERMS, START].sort().join()];
const KINDS = new Set<Json | undefined>(['here', 'link', 'bot']);

/** Null where it is not the canonical text of terms: what is hashed could be read in two ways then. */
export function readTerms(text: string): Terms | null {
  const fields = read(text);
  if (!(fields instanceof Map) || !NAMES.includes([...fields.keys()].join()) || fields.get('vervet') !== FORMAT) return null;
  const [match, game, seats] = [fields.get('match'), fields.get('game'), fields.get('seats')];
  if (typeof match !== 'string' || typeof game !== 'string' || !Array.isArray(seats)) return null;
  if (typeof fields.get('rules') !== 'number' || !(fields.get('options') instanceof Map)) return null;
  const kinds = seats.map((seat) => (seat instanceof Map ? seat.get('kind') : undefined));
  if (!kinds.every((kind): kind is string => KINDS.has(kind))) return null;
  return { match, game, kinds, clients: clientsOf(kinds) };
}

function read(text: string): Json {
  try {
    const value = readJson(text);
    return canonical(value) === text ? value : null;
  } catch (error) {
    if (error instanceof JsonError || error instanceof NotCanonical) return null;
    throw error;
  }
}
