/** The log in parts: what divides it, and between two dividers one group for each player, of one row for each step. */
import { NOBODY } from '../art/marks';
import type { GameName, Games, Step } from '../wire';
import { doer } from './steps';

type AnyEvent = Games[GameName]['event'];

/** An event with its place in its step. */
export interface Deed {
  event: AnyEvent;
  at: number;
}

/** A step, or what of it lies between two dividers; `first` holds of one row of each step. */
export interface Row {
  step: Step;
  first: boolean;
  seat: number;
  deeds: Deed[];
}

export interface Group {
  key: string;
  seat: number;
  rows: Row[];
}

export interface Divider {
  key: string;
  event: AnyEvent;
}

export type Part = Group | Divider;

export const isGroup = (part: Part): part is Group => 'rows' in part;

export interface Manner {
  /** Events that divide the log. */
  dividers: readonly string[];
  /** What an action brings about may be somebody else's doing. */
  together?: boolean | undefined;
  /** Everybody acts at the same time, each for themselves: what one player does between two dividers belongs together. */
  apart?: boolean | undefined;
}

export function partsOf(steps: readonly Step[], manner: Manner): Part[] {
  const parts: Part[] = [];
  let section: Group[] = [];
  for (const step of steps) {
    for (const piece of piecesOf(step, manner)) {
      if ('event' in piece) {
        parts.push({ key: `${step.version}.${piece.at}`, event: piece.event });
        section = [];
        continue;
      }
      const found = manner.apart ? section.find(({ seat }) => seat === piece.seat && seat !== NOBODY) : section.at(-1);
      if (found?.seat === piece.seat) found.rows.push(piece);
      else {
        const group = { key: `${step.version}.${piece.deeds[0]?.at ?? 'a'}`, seat: piece.seat, rows: [piece] };
        section.push(group);
        parts.push(group);
      }
    }
  }
  return parts;
}

/** A step cut at its dividers, so that these come before what they begin; where players act apart, also where another one's doings begin. */
function piecesOf(step: Step, { dividers, together, apart }: Manner): (Row | Deed)[] {
  let row: Row | null = { step, first: false, seat: doer(step, together), deeds: [] };
  const pieces: (Row | Deed)[] = [row];
  step.events.forEach((event: AnyEvent, at) => {
    if (dividers.includes(event.event)) {
      pieces.push({ event, at });
      row = null;
      return;
    }
    const seat = seatOf(event);
    if (!row || (apart && seat !== null && seat !== row.seat)) {
      row = { step, first: false, seat: seat ?? NOBODY, deeds: [] };
      pieces.push(row);
    }
    row.deeds.push({ event, at });
  });
  const rows = pieces.filter((piece): piece is Row => 'deeds' in piece);
  // A step that did nothing before a divider is told by what it did after it; one that did nothing at all is told by its name.
  const lead = rows.find(({ deeds }) => deeds.length) ?? rows[0];
  if (lead) lead.first = true;
  return pieces.filter((piece) => piece === lead || 'event' in piece || piece.deeds.length > 0);
}

function seatOf(event: AnyEvent): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** As many of the last sentences as there is room for, in their order; the newest always. */
export function latest(sentences: readonly string[], room = 150): string[] {
  let from = sentences.length;
  let left = room;
  while (from > 0 && (from === sentences.length || (sentences[from - 1] ?? '').length <= left)) {
    left -= (sentences[from - 1] ?? '').length + 1;
    from -= 1;
  }
  return sentences.slice(from);
}
