/**
 * Checks how a game was dealt: commitments, key, every draw, the chain. Written from docs/programmers/deals.md and not
 * from the Python, so that two programs that share nothing but the page must agree.
 *
 * It knows no rules: that the actions are legal and lead to the outcome is for `vervet verify` to say.
 */
import { hexOf, type Bytes } from './bytes';
import { NotCanonical } from './canonical';
import { digestsOf, firstHead, headAfter, sealOf } from './chain';
import { Faults, type Fault } from './faults';
import { kindsOf } from './games';
import { HASHES, type Hashes } from './hashes';
import { JsonError, readJson, type Fields, type Json } from './json';
import { FORMAT, isOver, OLD_FORMAT, readLog, readOld, type Log } from './log';
import { matchKey, termsDigest, termsOf } from './promise';
import { checkCommitments, checkDraws, checkKept, checkTold, type Kept } from './proof';

export interface Counts {
  commitments: number;
  numbers: number;
  draws: number;
  /** How many numbers all draws have together. */
  drawn: number;
  entries: number;
  viewers: number;
  /** Heads that this browser had kept. */
  heads: number;
}

/** Everything fits the numbers. They are the server's alone where nobody gave one (`counts.numbers`). */
export interface Proven {
  result: 'proven';
  match: string;
  counts: Counts;
  /** Whether the game has ended. */
  over: boolean;
  /** The digest of the terms, and the key. */
  terms: string;
  key: string;
  /** Whether it began at a position of another match: that is given, and not proven. */
  start: boolean;
}

export interface Unproven {
  result: 'no-proof';
  /** An old log, one dealt from a seed, or one of which nobody here knows what it should have drawn. */
  why: 'old' | 'seed' | 'unknown';
  match: string;
  counts: Counts;
  over: boolean;
  start: boolean;
}

export interface Faulty {
  result: 'fault';
  faults: Fault[];
}

export type Verdict = Proven | Unproven | Faulty;
export type { Kept } from './proof';

/** What this browser kept of a match, by its id. */
export type Memory = (match: string) => Kept | null;

const NOTHING: Counts = { commitments: 0, numbers: 0, draws: 0, drawn: 0, entries: 0, viewers: 0, heads: 0 };

/** Checks the text of a log. */
export async function check(text: string, memory: Memory = () => null, hashes: Hashes = HASHES): Promise<Verdict> {
  const faults = new Faults();
  const fields = open(text, faults);
  if (fields?.get('vervet') === OLD_FORMAT) return checkOld(fields, memory(''), faults);
  const log = fields && readLog(fields, faults);
  const terms = log && !faults.list.length ? termsText(log, faults) : null;
  if (!log || terms === null) return { result: 'fault', faults: faults.list };
  return checkLog(log, await termsDigest(terms, hashes), memory(log.match), hashes, faults);
}

/** The same for the log of one match, of which this browser kept something: it must be that match's. */
export async function checkMatch(text: string, match: string, kept: Kept | null, hashes: Hashes = HASHES): Promise<Verdict> {
  const verdict = await check(text, () => kept, hashes);
  if (verdict.result === 'fault' || verdict.match === match || (verdict.result === 'no-proof' && verdict.why === 'old')) return verdict;
  return { result: 'fault', faults: [{ where: 'match', what: 'kept-match' }] };
}

/** The fields of a log of a known format. */
function open(text: string, faults: Faults): Fields | null {
  let value: Json;
  try {
    value = readJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    faults.add(error.where, error.twice ? 'twice' : 'json');
    return null;
  }
  if (!(value instanceof Map)) {
    faults.add('log');
    return null;
  }
  const form = value.get('vervet');
  if (form === FORMAT || form === OLD_FORMAT) return value;
  faults.add('vervet', value.has('vervet') ? 'format' : 'missing');
  return null;
}

function termsText(log: Log, faults: Faults): string | null {
  try {
    return termsOf(log.fields);
  } catch (error) {
    if (!(error instanceof NotCanonical)) throw error;
    faults.add('options');
    return null;
  }
}

/** Old logs name no match; what was promised is not played by old rules, though. */
function checkOld(fields: Fields, kept: Kept | null, faults: Faults): Verdict {
  const entries = readOld(fields, faults);
  if (kept?.commitment) faults.add('vervet', 'kept-commitment');
  if (faults.list.length) return { result: 'fault', faults: faults.list };
  return { result: 'no-proof', why: 'old', match: '', counts: { ...NOTHING, entries }, over: isOver(fields), start: false };
}

async function checkLog(log: Log, terms: Bytes, kept: Kept | null, hashes: Hashes, faults: Faults): Promise<Verdict> {
  const { promised, actions, told } = log;
  let key: Bytes | null = null;
  if (promised) {
    await checkCommitments(log, promised, terms, hashes, faults);
    key = await matchKey(
      terms,
      log.secret,
      promised.numbers.map(({ number }) => number),
      hashes,
    );
    await checkDraws(log, promised.draws, await hashes.hmac(key), faults);
  }
  const digests = await digestsOf(log.secret, actions, hashes);
  const first = await firstHead(terms, promised, hashes);
  if (hexOf(await headAfter(first, digests, hashes)) !== hexOf(log.head)) faults.add('head', 'head');
  if (promised && hexOf(await sealOf(log.secret, log.fields, hashes)) !== hexOf(promised.seal)) faults.add('seal', 'seal');
  if (told) checkTold(log, told, faults);
  const heads = kept ? await checkKept(log, kept, { terms, first, digests }, hashes, faults) : 0;
  if (faults.list.length) return { result: 'fault', faults: faults.list };
  const counts = countsOf(log, heads);
  const about = { match: log.match, counts, over: log.over, start: log.start };
  if (!key) return { result: 'no-proof', why: 'seed', ...about };
  if (!kindsOf(log)) return { result: 'no-proof', why: 'unknown', ...about };
  return { result: 'proven', ...about, terms: hexOf(terms), key: hexOf(key) };
}

function countsOf({ promised, actions, told }: Log, heads: number): Counts {
  const draws = promised?.draws ?? [];
  return {
    commitments: promised ? promised.numbers.length + 1 : 0,
    numbers: promised?.numbers.length ?? 0,
    draws: draws.length,
    drawn: draws.reduce((sum, { numbers }) => sum + numbers.length, 0),
    entries: actions.length,
    viewers: told?.size ?? 0,
    heads,
  };
}
