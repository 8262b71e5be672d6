/** The last move as marks on the board, from the events of its step. */
import { NOBODY } from '../../art/marks';
import type { ItchyEvent, Step } from '../../wire';
import type { Cell, Highlights, Trace } from './board-props';
import { exit } from './terrain';

/** The steps that the last player to act has taken in a row. */
export function lastTurn(steps: readonly Step<'itchy-monkey'>[]): Step<'itchy-monkey'>[] {
  const seat = steps.at(-1)?.seat;
  const before = steps.findLastIndex((step) => step.seat !== seat);
  return steps.slice(before + 1);
}

/** `size` of the board, for monkeys that have left it. */
export function traceOf(events: readonly ItchyEvent[], size = 8): Trace[] {
  return carried(marksOf(events, size));
}

/** A mark on a monkey that was bumped later goes where the monkey went. */
function carried(trace: readonly Trace[]): Trace[] {
  return trace.map((mark, index) => {
    if (mark.to) return mark;
    const later = trace.slice(index + 1).filter(({ kind }) => kind === 'bump' || kind === 'shove');
    return { ...mark, from: later.reduce((cell, { from, to }) => (from === cell && to ? to : cell), mark.from) };
  });
}

function marksOf(events: readonly ItchyEvent[], size: number): Trace[] {
  return events.flatMap((event): Trace[] => {
    const seat = 'seat' in event ? event.seat : NOBODY;
    switch (event.event) {
      case 'bump':
      case 'shove':
      case 'jump':
      case 'cross':
        return [{ kind: event.event, seat, from: event.cell, to: event.to }];
      case 'place':
      case 'settle':
      case 'spawn':
      case 'exchange':
      case 'hatch':
        return [{ kind: 'spawn', seat, from: event.cell }];
      case 'nitpick':
      case 'clean':
        return [{ kind: 'nitpick', seat, from: event.cell }];
      case 'outbreak':
        return event.to.map((to) => ({ kind: 'spread', seat, from: event.cell, to }));
      case 'leave':
        return [{ kind: 'leave', seat, from: event.cell, to: exit(size, event.cell, event.way) }];
      default:
        return [];
    }
  });
}

/** The cells whose lice a foretold action would send home or make break out. */
export function endangered(events: readonly ItchyEvent[]): Cell[] {
  const lost = events.flatMap((event) => {
    switch (event.event) {
      case 'fight':
      case 'nitpick':
      case 'clean':
      case 'outbreak':
        return [event.cell];
      default:
        return [];
    }
  });
  return [...new Set(lost)];
}

/** The cells where a trace begins and ends. */
export function lastCells(trace: readonly Trace[]): Pick<Highlights, 'last-from' | 'last-to'> {
  const to: Cell[] = trace.map((mark) => mark.to ?? mark.from);
  return { 'last-from': trace.flatMap((mark) => (mark.to ? mark.from : [])), 'last-to': to };
}
