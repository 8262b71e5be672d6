/** The last move as marks on the board, from the events of its step. */
import type { ItchyEvent, Step } from '../../wire';
import type { Cell, Highlights, Trace } from './board-props';

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The steps that the last one to act has made in a row. */
export function lastTurn(steps: readonly Step[]): Step[] {
  const seat = steps.at(-1)?.seat;
  const before = steps.findLastIndex((step) => step.seat !== seat);
  return steps.slice(before + 1);
}

export function traceOf(events: readonly ItchyEvent[]): Trace[] {
  return carried(marksOf(events));
}

/** A mark on a monkey that was bumped later goes where the monkey went. */
function carried(trace: readonly Trace[]): Trace[] {
  return trace.map((mark, index) => {
    if (mark.to) return mark;
    const later = trace.slice(index + 1).filter(({ kind }) => kind === 'bump');
    return { ...mark, from: later.reduce((cell, { from, to }) => (from === cell && to ? to : cell), mark.from) };
  });
}

function marksOf(events: readonly ItchyEvent[]): Trace[] {
  return events.flatMap((event): Trace[] => {
    const seat = typeof event['seat'] === 'number' ? event['seat'] : 0;
    const from = text(event['cell']);
    switch (event.event) {
      case 'bump':
      case 'jump':
      case 'cross':
        return [{ kind: event.event, seat, from, to: text(event['to']) }];
      case 'place':
      case 'settle':
      case 'spawn':
      case 'exchange':
        return [{ kind: 'spawn', seat, from }];
      case 'nitpick':
        return [{ kind: 'nitpick', seat, from }];
      default:
        return [];
    }
  });
}

/** The cells whose lice a foretold action would send home. */
export function endangered(events: readonly ItchyEvent[]): Cell[] {
  return events.filter(({ event }) => event === 'fight' || event === 'nitpick').map((event) => text(event['cell']));
}

/** The cells that a trace begins and ends on. */
export function lastCells(trace: readonly Trace[]): Pick<Highlights, 'last-from' | 'last-to'> {
  const to: Cell[] = trace.map((mark) => mark.to ?? mark.from);
  return { 'last-from': trace.flatMap((mark) => (mark.to ? mark.from : [])), 'last-to': to };
}
