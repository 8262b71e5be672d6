/** What happened around the game and not in it: who left, came back or was replaced, and what was taken back. */
import { NOBODY } from '../art/marks';
import type { GameName, NoteInfo, PlayerInfo, Step } from '../wire';
import { doer } from './steps';

/** Noted at the version of the table that was there then; `undone` is what somebody took back. */
export type Note<G extends GameName = GameName> = { version: number; seat: number } & (
  { what: 'left' | 'back' | 'bot' | 'own' | 'resigned' } | { what: 'undone'; step: Step<G> }
);

/** Who went away from the page and came back to it: the server keeps nothing of that. */
export type Absence = { version: number; seat: number; what: 'left' | 'back' };

/** The absences with what is new about the players. A page that was only loaded anew is no news. */
export function absences(
  known: readonly Absence[],
  before: readonly PlayerInfo[],
  now: readonly PlayerInfo[],
  version: number,
): readonly Absence[] {
  let all = known;
  for (const player of now) {
    const { seat } = player;
    const was = before.find((one) => one.seat === seat);
    if (!was || player.kind === 'bot') continue;
    const last = all.findLast((note) => note.seat === seat);
    const away = last?.what === 'left';
    // They may have come back while this page itself was loaded anew.
    const what = away && player.connected && !player.stand_in ? 'back' : change(was, player);
    if (what === 'back' && !away) continue;
    if (what === 'back' && last?.version === version) all = all.filter((note) => note !== last);
    else if (what) all = [...all, { version, seat, what }];
  }
  return all;
}

function change(was: PlayerInfo, now: PlayerInfo): Absence['what'] | null {
  // A seat that a bot plays for is nobody's loss, and whoever takes it again was never away from it.
  if (now.connected === was.connected || now.open || was.open || now.stand_in || was.stand_in) return null;
  return now.connected ? 'back' : 'left';
}

/** What the server has told and what was seen here, in one row; what the server tells of a table comes first, but whoever
 * a bot plays on for had left before. */
export function together<G extends GameName>(told: readonly NoteInfo<G>[], seen: readonly Absence[]): readonly Note<G>[] {
  if (!told.length) return seen;
  const again = ({ seat, version }: Absence) => told.some((note) => note.what === 'own' && note.seat === seat && note.version === version);
  const before = ({ what, seat, version }: Note<G>) =>
    what === 'left' && told.some((note) => note.what === 'bot' && note.seat === seat && note.version === version);
  return [...told.map(read), ...seen.filter((note) => note.what === 'left' || !again(note))].sort(
    (one, other) => one.version - other.version || Number(before(other)) - Number(before(one)),
  );
}

function read<G extends GameName>({ version, seat, what, step }: NoteInfo<G>): Note<G> {
  if (what !== 'undone') return { version, seat: seat ?? NOBODY, what };
  if (!step) throw new Error('nothing was taken back');
  return { version, seat: doer(step), what, step };
}

/** The notes by the part of the log they come after; -1 is before all of them. Keys of parts begin with a version. */
export function placed<G extends GameName>(notes: readonly Note<G>[], parts: readonly { key: string }[]): Map<number, Note<G>[]> {
  const versions = parts.map(({ key }) => Number.parseInt(key, 10));
  const found = new Map<number, Note<G>[]>();
  for (const note of notes) {
    const at = versions.findLastIndex((one) => one <= note.version);
    found.set(at, [...(found.get(at) ?? []), note]);
  }
  return found;
}

const KEY = 'vervet.absences';

/** What this tab has seen of a match, also before the page was loaded anew. */
export function keptAbsences(match: string, storage: Storage | null = tabStorage()): readonly Absence[] {
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? 'null') as { match?: unknown; seen?: unknown } | null;
    return kept?.match === match && Array.isArray(kept.seen) ? kept.seen.filter(isAbsence) : [];
  } catch {
    return [];
  }
}

export function keepAbsences(match: string, seen: readonly Absence[], storage: Storage | null = tabStorage()): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ match, seen }));
  } catch {
    // Then it lasts as long as the page.
  }
}

function isAbsence(value: unknown): value is Absence {
  const { version, seat, what } = (value ?? {}) as Partial<Absence>;
  return typeof version === 'number' && typeof seat === 'number' && (what === 'left' || what === 'back');
}

function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
