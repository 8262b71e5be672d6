/** What happened around the game and not in it: who left, came back or was replaced, and what was taken back. */
import type { GameName, PlayerInfo, Step } from '../wire';
import { doer } from './steps';

export type Event = 'left' | 'back' | 'bot' | 'own' | 'resigned';

/** Noted at the version of the table that was there then; `undone` is what somebody took back. */
export type Note<G extends GameName = GameName> = { version: number; seat: number } & ({ what: Event } | { what: 'undone'; step: Step<G> });

/** The notes with what is new about the players. A page that was only loaded anew is no news. */
export function noted<G extends GameName>(
  notes: readonly Note<G>[],
  before: readonly PlayerInfo[],
  now: readonly PlayerInfo[],
  version: number,
): readonly Note<G>[] {
  let all = notes;
  for (const player of now) {
    const { seat } = player;
    const was = before.find((one) => one.seat === seat);
    if (!was || player.kind === 'bot') continue;
    const what = change(was, player);
    const left = all.findLast((note) => note.seat === seat && (note.what === 'left' || note.what === 'back'));
    if (what === 'back' && left?.what !== 'left') continue;
    if (what === 'back' && left?.version === version) all = all.filter((note) => note !== left);
    else if (what) all = [...all, { version, seat, what }];
  }
  return all;
}

function change(was: PlayerInfo, now: PlayerInfo): Event | null {
  if (now.resigned && !was.resigned) return 'resigned';
  if (now.stand_in && !was.stand_in) return 'bot';
  if (!now.stand_in && was.stand_in) return 'own';
  // A seat that a bot plays for is nobody's loss.
  if (now.connected === was.connected || now.open || was.open || now.stand_in) return null;
  return now.connected ? 'back' : 'left';
}

/** What somebody took back: of several steps the first, for the others only followed from it. */
export function undoneBy<G extends GameName>(lost: readonly Step<G>[], version: number): Note<G> | null {
  const [step] = lost;
  return step ? { version, seat: doer(step), what: 'undone', step } : null;
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
