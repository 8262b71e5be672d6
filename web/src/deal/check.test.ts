import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytesOf, hexOf, type Bytes } from './bytes';
import { digestsOf, firstHead, headAfter, sealOf } from './chain';
import { check, checkMatch, type Kept, type Verdict } from './check';
import { Faults } from './faults';
import { HASHES, type Hashes } from './hashes';
import { readJson, type Fields } from './json';
import { readLog } from './log';
import { matchKey, numberCommitment, secretCommitment, termsDigest, termsOf } from './promise';
import { hmacWith, sha256 } from './sha256';
import { drawn } from './streams';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const VECTOR = read('../docs/programmers/deal.json');
const AFTER_US = read('tests/deals/after-us.json');
const CHEEKY = read('tests/deals/cheeky-monkeys.json');
const SEEDED = read('tests/deals/seeded.json');
const PLAYED_ON = read('tests/deals/played-on.json');
const OLD = '{"vervet": 1, "game": "itchy-monkey", "rules": 1, "options": {}, "seed": 9223372036854775807, "actions": ["0 place f2"]}';

/** Thousands of checks: Node's own hashes are the fastest. */
const QUICK: Hashes = {
  sha256: (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  hmac: (key) => (bytes) => new Uint8Array(createHmac('sha256', key).update(bytes).digest()),
};
const PLAIN: Hashes = { sha256: (bytes) => sha256(bytes, null), hmac: (key) => hmacWith(key, null) };

interface Document {
  [field: string]: unknown;
  match: string;
  options: Record<string, unknown>;
  seats: { kind: string; bot: string }[];
  deal: Record<string, unknown> & { secret: string; numbers: { seats: number[]; commitment: string; number: string }[] };
  actions: string[];
  draws: { at: number; stream: string; highest: number; lowest: number; numbers: number[] }[];
  told: Record<string, number[]>;
}

const quick = (text: string, kept: Kept | null = null) => check(text, () => kept, QUICK);
const first = (verdict: Verdict) => (verdict.result === 'fault' ? verdict.faults[0] : verdict.result);

/** A log changed by somebody who knows the format, and seals it again. */
async function forged(text: string, change: (log: Document) => void): Promise<string> {
  const log = JSON.parse(text) as Document;
  change(log);
  if (!('seal' in log)) return JSON.stringify(log);
  const fields = readJson(JSON.stringify(log)) as Fields;
  const seal = await sealOf(bytesOf(log.deal.secret) ?? new Uint8Array(32), fields, QUICK);
  return JSON.stringify({ ...log, seal: hexOf(seal) });
}

/** The head that a viewer is given after so many entries. */
async function headOf(text: string, viewer: string, count: number): Promise<string> {
  const log = JSON.parse(text) as Document;
  const terms: Bytes = await termsDigest(termsOf(readJson(text) as Fields), QUICK);
  const digests = await digestsOf(bytesOf(log.deal.secret) ?? new Uint8Array(32), log.actions, QUICK);
  const bytes = (text: string) => bytesOf(text) ?? new Uint8Array(32);
  const numbers = log.deal.numbers.map(({ commitment, number }) => ({ commitment: bytes(commitment), number: bytes(number) }));
  const given = { commitment: bytes(log.deal['commitment'] as string), numbers };
  const told = log.told[viewer]?.slice(0, count) ?? [];
  return hexOf(
    await headAfter(
      await firstHead(terms, given, QUICK),
      told.flatMap((number) => digests[number - 1] ?? []),
      QUICK,
    ),
  );
}

describe.each([
  ['WebCrypto', HASHES],
  ['our own hashes', PLAIN],
  ["Node's hashes", QUICK],
])('logs as they are, by %s', (_name, hashes) => {
  it.each([
    ['the page', VECTOR, { commitments: 3, numbers: 2, draws: 1, drawn: 1, entries: 3, viewers: 3, heads: 0 }],
    ['After Us', AFTER_US, { commitments: 1, numbers: 0, draws: 17, drawn: 166, entries: 101, viewers: 2, heads: 0 }],
    ['Cheeky Monkeys', CHEEKY, { commitments: 3, numbers: 2, draws: 3, drawn: 119, entries: 30, viewers: 3, heads: 0 }],
  ])('of %s are proven', async (_game, text, counts) => {
    expect(await check(text, () => null, hashes)).toMatchObject({ result: 'proven', counts });
  });

  it('that were dealt from a seed have a chain and no proof', async () => {
    const verdict = await check(SEEDED, () => null, hashes);
    expect(verdict).toMatchObject({ result: 'no-proof', why: 'seed', counts: { commitments: 0, draws: 0, entries: 41, viewers: 3 } });
  });

  it('of format 1 have neither', async () => {
    expect(await check(OLD, () => null, hashes)).toMatchObject({ result: 'no-proof', why: 'old', counts: { entries: 1, viewers: 0 } });
  });
});

/** A whole log made anew by somebody who changes what was promised from the start. */
async function remade(text: string, change: (log: Document) => void): Promise<string> {
  const log = JSON.parse(text) as Document;
  change(log);
  const bytes = (hex: string) => bytesOf(hex) ?? new Uint8Array(32);
  const secret = bytes(log.deal.secret);
  const terms = await termsDigest(termsOf(readJson(JSON.stringify(log)) as Fields), QUICK);
  for (const number of log.deal.numbers)
    number.commitment = hexOf(await numberCommitment(terms, number.seats[0] ?? 0, bytes(number.number), QUICK));
  log.deal['commitment'] = hexOf(await secretCommitment(terms, secret, QUICK));
  const numbers = log.deal.numbers.map(({ number }) => bytes(number));
  const mac = await QUICK.hmac(await matchKey(terms, secret, numbers, QUICK));
  for (const draw of log.draws) draw.numbers = await drawn(mac, draw.stream, draw.highest, draw.lowest);
  const whole = readLog(readJson(JSON.stringify(log)) as Fields, new Faults());
  const start = await firstHead(terms, whole.promised, QUICK);
  log['head'] = hexOf(await headAfter(start, await digestsOf(secret, log.actions, QUICK), QUICK));
  return forged(JSON.stringify(log), () => {});
}

describe('a game that was played on from a position', () => {
  it('is proven from there on, and says so', async () => {
    expect(await quick(PLAYED_ON)).toMatchObject({ result: 'proven', start: true });
    expect(await quick(CHEEKY)).toMatchObject({ result: 'proven', start: false });
  });

  it.each<[string, string, (log: Document, start: Record<string, unknown>) => void]>([
    ['deal.commitment', 'another position', (_, start) => Object.assign(start['position'] as object, { round: 99 })],
    ['deal.commitment', 'another seat', (_, start) => (start['seat'] = 2)],
    ['deal.commitment', 'no start at all', (log) => delete log['start']],
    ['start.seat', 'a seat that is none', (_, start) => (start['seat'] = 3)],
    ['start.world', 'no world', (_, start) => delete start['world']],
    ['start.position', 'a position that is none', (_, start) => (start['position'] = [])],
  ])('does not fit at %s with %s', async (where, _what, change) => {
    const text = await forged(PLAYED_ON, (log) => change(log, log['start'] as Record<string, unknown>));
    expect(first(await quick(text))).toMatchObject({ where });
  });

  it.each<[string, (log: Document) => void]>([
    ['draws: start/0/0', (log) => (log.draws = log.draws.filter(({ stream }) => stream !== 'start/0/0'))],
    ['draws[0].stream', (log) => Object.assign(log.draws[0] ?? {}, { highest: 2 ** 20, lowest: 2 ** 20 - 2 })],
    ['draws[1].stream', (log) => log.draws.splice(1, 0, { at: 0, stream: 'deck/0/0', highest: 3, lowest: 2, numbers: [0, 0] })],
  ])('draws what such a game draws: %s', async (where, change) => {
    const verdict = await quick(await remade(PLAYED_ON, change));
    expect(verdict.result === 'fault' && verdict.faults.map((fault) => fault.where)).toContain(where);
  });
});

describe('a check claims no more than it knows', () => {
  it('knows these logs when nothing is changed', async () => {
    expect(await quick(await remade(CHEEKY, () => {}))).toMatchObject({ result: 'proven', counts: { numbers: 2 } });
  });

  it.each<[string, (log: Document) => void]>([
    ['an unknown game', (log) => (log['game'] = 'monkey-business')],
    ['rules of another version', (log) => (log['rules'] = 3)],
    ['nobody knows how many players', (log) => delete log.options['players']],
  ])('of %s', async (_what, change) => {
    expect(await quick(await remade(CHEEKY, change))).toMatchObject({ result: 'no-proof', why: 'unknown' });
  });

  it.each<[string, string, boolean]>([
    ['the page', VECTOR, false],
    ['a seed', SEEDED, true],
    ['old rules', OLD.replace('9223372036854775807', '7'), false],
  ])('about the end of the game: %s', async (_what, text, over) => {
    expect(await quick(text)).toMatchObject({ over });
    const ended = { winners: [0], reason: 'r', rule: 'x' };
    expect(await quick(await forged(text, (log) => (log['outcome'] = ended)))).toMatchObject({ over: true });
    expect(await quick(await forged(text, (log) => (log['outcome'] = null)))).toMatchObject({ over: false });
  });
});

/** Every way to change one value: to the next of its type, and to every other type. */
function others(value: unknown): unknown[] {
  if (typeof value === 'string') {
    const at = value.length >> 1;
    const changed = value.slice(0, at) + (value[at] === '0' ? '1' : '0') + value.slice(at + 1);
    return [changed, `${value}0`, value.slice(1), value.toUpperCase(), null, 1, [value]].filter((other) => other !== value);
  }
  if (typeof value === 'number') return [value + 1, value - 1, value + 0.5, String(value), null, true, [value]];
  if (typeof value === 'boolean') return [!value, Number(value), String(value), null];
  if (value === null) return [0, false, '', {}, []];
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    const shorter = list.map((_, at) => list.toSpliced(at, 1));
    return [...shorter, [...list, list[0] ?? 0], [...list].reverse(), {}, null].filter(
      (other) => JSON.stringify(other) !== JSON.stringify(value),
    );
  }
  const entries = Object.entries(value as object);
  return [...entries.map((_, at) => Object.fromEntries(entries.toSpliced(at, 1))), { ...(value as object), more: 1 }, [], null, ''];
}

/** The log with each of its values changed in every such way. */
function* changes(value: unknown, whole: (changed: unknown) => unknown): Generator<string> {
  for (const other of others(value)) yield JSON.stringify(whole(other));
  if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* changes(each, (changed) => whole(value.with(at, changed)));
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) yield* changes(each, (changed) => whole({ ...value, [name]: changed }));
}

describe('a changed log is found out', () => {
  // A log has many entries and draws that are alike: of long ones, every so many changes are tried.
  it.each([
    ['the page', VECTOR, 1],
    ['After Us', AFTER_US, 7],
    ['Cheeky Monkeys', CHEEKY, 3],
  ])(
    'wherever it is changed: %s',
    async (_game, text, every) => {
      const all = [...changes(JSON.parse(text), (log) => log)];
      const tried = all.filter((_, index) => index % every === 0);
      for (const changed of tried) {
        const verdict = await quick(changed);
        if (verdict.result !== 'fault') expect.fail(`not found: ${changed}`);
      }
      expect(tried.length).toBeGreaterThan(400);
    },
    120_000,
  );

  it.each<[string, (log: Document) => void, string, string]>([
    ['another secret', (log) => (log.deal.secret = '1'.repeat(64)), 'deal.commitment', 'commitment'],
    ['digits in upper case', (log) => (log.deal.secret = log.deal.secret.toUpperCase()), 'deal.secret', 'wrong'],
    ['another number', (log) => ((log.deal.numbers[0] ?? never()).number = '2'.repeat(64)), 'deal.numbers[0].commitment', 'commitment'],
    ['a client left out', (log) => log.deal.numbers.pop(), 'deal.numbers', 'clients'],
    ['clients in another order', (log) => log.deal.numbers.reverse(), 'deal.numbers[0].seats', 'clients'],
    ['another option', (log) => (log.options['arrival-limit'] = 499), 'deal.commitment', 'commitment'],
    ['another seat', (log) => ((log.seats[0] ?? never()).bot = 'x'), 'deal.commitment', 'commitment'],
    ['another match', (log) => (log.match += 'x'), 'deal.commitment', 'commitment'],
    ['a card exchanged', (log) => swap((log.draws[0] ?? never()).numbers), 'draws[0].numbers[0]', 'drawn'],
    ['a stream named otherwise', (log) => ((log.draws[0] ?? never()).stream = 'deck/1/0'), 'draws[0].stream', 'stream'],
    ['a stream of no game', (log) => ((log.draws[0] ?? never()).stream = 'monkeys/0/0'), 'draws[0].stream', 'stream'],
    ['a stream drawn twice', (log) => log.draws.push(log.draws[0] ?? never()), 'draws[3].stream', 'stream'],
    ["a bot's stream", (log) => ((log.draws[2] ?? never()).stream = 'bot/0/0'), 'draws[2].stream', 'stream'],
    ['a bound too many', (log) => ((log.draws[0] ?? never()).highest += 1), 'draws[0].numbers', 'count'],
    ['a lowest bound above the highest', (log) => ((log.draws[0] ?? never()).lowest = 99), 'draws[0].lowest', 'wrong'],
    ['a first deck at an entry', (log) => ((log.draws[2] ?? never()).at = 1), 'draws[2].stream', 'stream'],
    ['a draw after the end', (log) => ((log.draws[2] ?? never()).at = 31), 'draws[2].at', 'wrong'],
    ['draws out of order', (log) => ((log.draws[0] ?? never()).at = 3), 'draws[1].at', 'order'],
    ['a draw left out', (log) => log.draws.shift(), 'draws: deck/0/0', 'undrawn'],
    ['an action exchanged', (log) => (log.actions[3] = '0 pass all'), 'head', 'head'],
    ['actions in another order', (log) => swap(log.actions), 'head', 'head'],
    ['an action of nobody', (log) => (log.actions[3] = '7 pass'), 'actions[3]', 'wrong'],
    ['no line', (log) => (log.actions[3] = 'pass'), 'actions[3]', 'wrong'],
    ['somebody told twice', (log) => log.told['0']?.push(1), 'told.0[30]', 'told'],
    ['an entry that is none', (log) => log.told['watchers']?.push(31), 'told.watchers[27]', 'wrong'],
    ['a viewer who is none', (log) => (log.told['2'] = []), 'told.2', 'extra'],
    ['a field too many', (log) => (log['comment'] = ''), 'comment', 'extra'],
    ['a proof made to look old', (log) => (log['vervet'] = 1), 'seed', 'missing'],
    ['a format of tomorrow', (log) => (log['vervet'] = 3), 'vervet', 'format'],
    ['a seed beside the secret', (log) => (log.deal['seed'] = 1), 'draws', 'extra'],
  ])('though it was sealed again: %s', async (_what, change, where, what) => {
    const verdict = await quick(await forged(CHEEKY, change));
    expect(verdict.result === 'fault' && verdict.faults).toContainEqual({ where, what });
  });

  it('in a chain without a proof', async () => {
    const text = await forged(SEEDED, (log) => swap(log.actions));
    expect(first(await quick(text))).toEqual({ where: 'head', what: 'head' });
  });

  it.each([
    ['[]', 'log', 'wrong'],
    ['{}', 'vervet', 'missing'],
    ['{"vervet": 2', 'character 13', 'json'],
    [VECTOR.replace('"outcome"', '"head": "", "outcome"'), 'head', 'twice'],
    [VECTOR.replace('"rounds": 120', '"rounds": 120.0'), 'options', 'wrong'],
    [VECTOR.replace('"rules": 2', '"rules": 2.0'), 'rules', 'wrong'],
    [OLD.replace('775807', '775808'), 'seed', 'wrong'],
    [OLD.replace('"rules": 1', '"head": ""'), 'rules', 'missing'],
  ])('as a text (%#)', async (text, where, what) => {
    expect(first(await quick(text))).toEqual({ where, what });
  });

  it('and all that is wrong with its fields is told at once', async () => {
    const verdict = await quick(
      await forged(CHEEKY, (log) => {
        delete log['head'];
        log['more'] = 1;
        log.actions[0] = '';
      }),
    );
    expect(verdict).toEqual({
      result: 'fault',
      faults: [
        { where: 'head', what: 'missing' },
        { where: 'more', what: 'extra' },
        { where: 'actions[0]', what: 'wrong' },
      ],
    });
  });
});

describe('what this browser kept', () => {
  const log = JSON.parse(CHEEKY) as Document;
  const kept = async (changes: Partial<Kept> = {}): Promise<Kept> => ({
    terms: termsOf(readJson(CHEEKY) as Fields),
    commitment: log.deal['commitment'] as string,
    shown: log.deal.numbers.map(({ number }) => number),
    commitments: log.deal.numbers.map(({ commitment }) => commitment),
    numbers: log.deal.numbers.map(({ seats, number }) => ({ seat: seats[0] ?? 0, number })),
    heads: [
      { seat: 0, told: 20, head: await headOf(CHEEKY, '0', 20) },
      { seat: null, told: 0, head: await headOf(CHEEKY, 'watchers', 0) },
    ],
    ...changes,
  });

  it('is in the log, and counted', async () => {
    expect(await quick(CHEEKY, await kept())).toMatchObject({ result: 'proven', counts: { heads: 2 } });
  });

  it('is asked for by the match of the log', async () => {
    const asked: string[] = [];
    await check(CHEEKY, (match) => (asked.push(match), null), QUICK);
    expect(asked).toEqual([log.match]);
  });

  it.each<[string, Partial<Kept>, string, string]>([
    ['another commitment', { commitment: '0'.repeat(64) }, 'deal.secret', 'kept-commitment'],
    ['another number', { numbers: [{ seat: 1, number: '0'.repeat(64) }] }, 'deal.numbers', 'kept-number'],
    ["another client's commitment", { commitments: ['0'.repeat(64)] }, 'deal.numbers', 'kept-commitments'],
    ['a number for a seat that has none', { numbers: [{ seat: 5, number: '0'.repeat(64) }] }, 'deal.numbers', 'kept-number'],
    ["another client's number", { shown: ['', '0'.repeat(64)] }, 'deal.numbers', 'kept-shown'],
    ['a client who is not there', { commitments: ['', '', '0'.repeat(64)] }, 'deal.numbers', 'kept-commitments'],
    ['other terms', { terms: '{}' }, 'log', 'kept-terms'],
    ['more than is told now', { heads: [{ seat: 0, told: 31, head: '' }] }, 'told.0', 'kept-told'],
    ['another head', { heads: [{ seat: 1, told: 3, head: '0'.repeat(64) }] }, 'told.1', 'kept-head'],
  ])('does not fit: %s', async (_what, changes, where, what) => {
    expect(first(await quick(CHEEKY, await kept(changes)))).toEqual({ where, what });
  });

  it('has the promise of a deal from a seed, too', async () => {
    const seeded = JSON.parse(SEEDED) as Document;
    const terms = await termsDigest(termsOf(readJson(SEEDED) as Fields), QUICK);
    const promise = await secretCommitment(terms, bytesOf(seeded.deal.secret) ?? new Uint8Array(32), QUICK);
    const nobody = { terms: '', commitments: [], shown: [], numbers: [], heads: [] };
    expect(await quick(SEEDED, await kept({ ...nobody, commitment: hexOf(promise) }))).toMatchObject({ result: 'no-proof' });
    expect(first(await quick(SEEDED, await kept(nobody)))).toEqual({ where: 'deal.secret', what: 'kept-commitment' });
  });

  it('finds a deal that everybody sealed and that is said to be from a seed now', async () => {
    const verdict = await quick(SEEDED, await kept({ terms: '', commitment: null, shown: [], numbers: [], heads: [] }));
    expect(first(verdict)).toEqual({ where: 'deal.numbers', what: 'kept-commitments' });
  });

  it('finds a log of another match, or an old one', async () => {
    expect(await checkMatch(CHEEKY, log.match, await kept(), QUICK)).toMatchObject({ result: 'proven' });
    expect(first(await checkMatch(CHEEKY, 'another', null, QUICK))).toEqual({ where: 'match', what: 'kept-match' });
    expect(first(await checkMatch(SEEDED, 'another', null, QUICK))).toEqual({ where: 'match', what: 'kept-match' });
    expect(await checkMatch(OLD, 'another', null, QUICK)).toMatchObject({ result: 'no-proof', why: 'old' });
    expect(first(await checkMatch(OLD, log.match, await kept(), QUICK))).toEqual({ where: 'vervet', what: 'kept-commitment' });
  });

  it('finds history rewritten and sealed again: the same entries, told in another order', async () => {
    const text = await forged(CHEEKY, (forgery) => swap(forgery.told['0'] ?? []));
    expect(await quick(text)).toMatchObject({ result: 'proven' });
    expect(first(await quick(text, await kept()))).toEqual({ where: 'told.0', what: 'kept-head' });
  });
});

function swap<T>(list: T[]): void {
  const [one, two] = [list[0] ?? never(), list[1] ?? never()];
  list[0] = two;
  list[1] = one;
}

function never(): never {
  throw new Error('the log has too little to change');
}

describe('a changed box', () => {
  const BOX = 'goal = 20\n';
  const MARK = 'bffedb77279d4c7cd61e420600b6b6d664e103d01fc68d062051ac0d6d4b56f0';
  const played = (box: unknown, mark?: string) =>
    forged(VECTOR, (log) => {
      log['options'] = { ...(log['options'] as Document), ...(mark === undefined ? {} : { box: mark }) };
      if (box !== undefined) log['box'] = box;
    });

  it('is the one whose hash is among the options', async () => {
    expect(await quick(await played(BOX, MARK))).not.toMatchObject({
      faults: expect.arrayContaining([{ where: 'box', what: 'wrong' }]) as unknown,
    });
  });

  it.each([
    ['wrong', BOX, undefined],
    ['wrong', 'goal = 21\n', MARK],
    ['wrong', 7, MARK],
    ['missing', undefined, MARK],
  ])('is %s otherwise', async (what, box, mark) => {
    expect(await quick(await played(box, mark))).toMatchObject({ faults: expect.arrayContaining([{ where: 'box', what }]) as unknown });
  });
});

describe('who left a seat', () => {
  const left = (...items: [at: number, seat: number, how: string, bot: string][]) =>
    forged(VECTOR, (log) => (log['departures'] = items.map(([at, seat, how, bot]) => ({ at, seat, how, bot }))));

  it('is told beside the entries', async () => {
    const verdict = await quick(await left([0, 0, 'wished', 'x'], [1, 0, 'back', ''], [1, 1, 'away', 'x']));
    expect(verdict).toMatchObject({ result: 'proven', over: false });
  });

  it('has ended a game of two', async () => {
    expect(await quick(await left([3, 1, 'resigned', '']))).toMatchObject({ result: 'proven', over: true });
  });

  it('cannot be added without a new seal', async () => {
    const log = { ...(JSON.parse(VECTOR) as Document), departures: [{ at: 3, seat: 1, how: 'resigned', bot: '' }] };
    expect(first(await quick(JSON.stringify(log)))).toEqual({ where: 'seal', what: 'seal' });
  });

  it.each<[string, Parameters<typeof left>]>([
    ['departures', []],
    ['departures[0].bot', [[0, 0, 'wished', '']]],
    ['departures[0].how', [[0, 0, 'back', '']]],
    ['departures[0].how', [[0, 0, 'asleep', 'x']]],
    [
      'departures[1].how',
      [
        [0, 0, 'wished', 'x'],
        [0, 0, 'away', 'x'],
      ],
    ],
    [
      'departures[1].bot',
      [
        [0, 0, 'wished', 'x'],
        [0, 0, 'back', 'x'],
      ],
    ],
    [
      'departures[1].at',
      [
        [1, 0, 'wished', 'x'],
        [0, 0, 'back', ''],
      ],
    ],
    ['departures[0].at', [[4, 0, 'wished', 'x']]],
    ['departures[0].seat', [[0, 2, 'wished', 'x']]],
    ['departures[0].at', [[0, 0, 'resigned', '']]],
    ['departures[0].bot', [[3, 0, 'resigned', 'x']]],
    [
      'departures[1].seat',
      [
        [3, 0, 'resigned', ''],
        [3, 1, 'resigned', ''],
      ],
    ],
  ])('is wrong at %s where it cannot have been', async (where, items) => {
    expect(first(await quick(await left(...items)))).toEqual({ where, what: 'wrong' });
  });

  it('is nobody where no server made the match, nor in a game that the rules have ended', async () => {
    const item = { at: 3, seat: 1, how: 'resigned', bot: '' };
    const ended = await forged(VECTOR, (log) =>
      Object.assign(log, { departures: [item], outcome: { winners: [0], reason: 'x', rule: '' } }),
    );
    expect(first(await quick(ended))).toMatchObject({ where: 'outcome' });
    const alone = JSON.parse(SEEDED) as Document;
    const { secret: _secret, ...deal } = alone.deal;
    const { told: _told, ...rest } = alone;
    expect(first(await quick(JSON.stringify({ ...rest, deal, departures: [item] })))).toMatchObject({ where: 'departures', what: 'extra' });
  });
});
