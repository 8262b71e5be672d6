/** The parts of a check, each on a log whose fields are all there and of their types. */
import { hexOf, type Bytes } from './bytes';
import { headAfter } from './chain';
import type { Faults } from './faults';
import { fits, kindsOf, missingFrom } from './games';
import type { Hashes, Mac } from './hashes';
import { UNDO, viewerOf, type Contribution, type Draw, type Log, type Promised } from './log';
import { clientsOf, numberCommitment, secretCommitment, termsOf } from './promise';
import { drawn, streamOf } from './streams';

/** What this browser kept of a match while it was played: a server cannot change it afterwards. */
export interface Kept {
  /** The text of the terms; empty where nothing was heard of them. */
  terms: string;
  /** The server's commitment, as it was first heard. */
  commitment: string | null;
  /** Those of all clients, and the numbers shown for them, in their order; each empty where it never was. */
  commitments: readonly string[];
  shown: readonly string[];
  /** The numbers that this browser drew, each with a seat that it was drawn for. */
  numbers: readonly { seat: number; number: string }[];
  /** By viewer (a seat, or null for those who only watch): how many entries they had been told of, and their head then. */
  heads: readonly { seat: number | null; told: number; head: string }[];
}

const same = (one: Bytes, other: Bytes) => hexOf(one) === hexOf(other);

export async function checkCommitments(log: Log, promised: Promised, terms: Bytes, hashes: Hashes, faults: Faults): Promise<void> {
  if (!same(await secretCommitment(terms, log.secret, hashes), promised.commitment)) faults.add('deal.commitment', 'commitment');
  const clients = clientsOf(log.kinds);
  if (clients.length !== promised.numbers.length) faults.add('deal.numbers', 'clients');
  for (const [index, { seats, commitment, number }] of promised.numbers.entries()) {
    const where = `deal.numbers[${index}]`;
    if (seats.join() !== clients[index]?.join()) faults.add(`${where}.seats`, 'clients');
    const right = await numberCommitment(terms, seats[0] ?? 0, number, hashes);
    if (!same(right, commitment)) faults.add(`${where}.commitment`, 'commitment');
  }
}

/** Every draw again from the key; and that each stream is the game's, is drawn once, and in its turn. */
export async function checkDraws(log: Log, draws: readonly Draw[], mac: Mac, faults: Faults): Promise<void> {
  checkStreams(log, draws, faults);
  for (const [index, draw] of draws.entries()) {
    const where = `draws[${index}]`;
    if (draw.numbers.length !== draw.highest - draw.lowest + 1) {
      faults.add(`${where}.numbers`, 'count');
      continue;
    }
    const right = await drawn(mac, draw.stream, draw.highest, draw.lowest);
    const wrong = right.findIndex((number, at) => number !== draw.numbers[at]);
    if (wrong >= 0) faults.add(`${where}.numbers[${wrong}]`, 'drawn');
  }
}

function checkStreams(log: Log, draws: readonly Draw[], faults: Faults): void {
  const kinds = kindsOf(log);
  const turns = new Map<string, number>();
  let before = 0;
  for (const [index, { at, stream, highest, lowest }] of draws.entries()) {
    const where = `draws[${index}]`;
    // An undo shuffles nothing.
    if (at < before || log.actions[at - 1]?.endsWith(UNDO)) faults.add(`${where}.at`, 'order');
    before = Math.max(before, at);
    const name = streamOf(stream);
    const whose = name ? `${name.purpose}/${name.which}` : '';
    const fresh = name !== null && name.purpose !== 'bot' && name.turn > (turns.get(whose) ?? -1);
    if (!fresh || (kinds && !fits(kinds, name, at, highest, lowest))) faults.add(`${where}.stream`, 'stream');
    if (name) turns.set(whose, name.turn);
  }
  const names = new Set(draws.map(({ stream }) => stream));
  if (kinds) for (const name of missingFrom(kinds, names)) faults.add(`draws: ${name}`, 'undrawn');
}

/** Nobody is told twice, and every seat is told of what it does itself. */
export function checkTold(log: Log, told: ReadonlyMap<string, readonly number[]>, faults: Faults): void {
  for (const [viewer, numbers] of told) {
    const seen = new Set<number>();
    for (const [at, number] of numbers.entries()) {
      if (seen.has(number)) faults.add(`told.${viewer}[${at}]`, 'told');
      seen.add(number);
    }
    const own = log.actions.findIndex((line, index) => line.startsWith(`${viewer} `) && !seen.has(index + 1));
    if (own >= 0) faults.add(`told.${viewer}`, 'told');
  }
}

/** What was computed from a log: the digest of its terms, the head before the first entry, the digests of all entries. */
export interface Computed {
  terms: Bytes;
  first: Bytes;
  digests: readonly Bytes[];
}

/** What this browser kept must be in the log; returns how many heads were compared. */
export async function checkKept(log: Log, kept: Kept, computed: Computed, hashes: Hashes, faults: Faults): Promise<number> {
  if (kept.terms && kept.terms !== termsOf(log.fields)) faults.add('log', 'kept-terms');
  // A deal from a seed has a secret, too, and the server has promised it.
  const promise = hexOf(await secretCommitment(computed.terms, log.secret, hashes));
  if (kept.commitment !== null && kept.commitment !== promise) faults.add('deal.secret', 'kept-commitment');
  checkGiven(log.promised?.numbers ?? [], kept, faults);
  for (const { seat, told, head } of kept.heads) {
    const viewer = viewerOf(seat);
    const numbers = log.told?.get(viewer) ?? [];
    const known = numbers.slice(0, told).flatMap((number) => computed.digests[number - 1] ?? []);
    if (told > numbers.length) faults.add(`told.${viewer}`, 'kept-told');
    else if (hexOf(await headAfter(computed.first, known, hashes)) !== head) faults.add(`told.${viewer}`, 'kept-head');
  }
  return kept.heads.length;
}

/** Commitments and numbers are those that this browser was shown, and its own. */
function checkGiven(given: readonly Contribution[], kept: Kept, faults: Faults): void {
  const other = (seen: readonly string[], bytes: (index: number) => Bytes | undefined) =>
    seen.some((text, index) => text !== '' && text !== hexOf(bytes(index) ?? new Uint8Array()));
  const fewer = kept.commitments.length > 0 && kept.commitments.length !== given.length;
  if (fewer || other(kept.commitments, (index) => given[index]?.commitment)) faults.add('deal.numbers', 'kept-commitments');
  if (other(kept.shown, (index) => given[index]?.number)) faults.add('deal.numbers', 'kept-shown');
  for (const { seat, number } of kept.numbers) {
    const index = given.findIndex(({ seats, number: shown }) => seats.includes(seat) && hexOf(shown) === number);
    if (index < 0) faults.add('deal.numbers', 'kept-number');
  }
}
