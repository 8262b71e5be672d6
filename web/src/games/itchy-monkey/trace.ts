/** The last move as marks on the board, from the events of its step. */
import { NOBODY } from '../../art/marks';
import type { ItchyEvent, Step } from '../../wire';
import type { Cell, Highlights, Trace } from './board-props';
import { WAYS } from './compass';
import { exit } from './terrain';

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The steps that the last one to act has made in a row. */
export function lastTurn(steps: readonly Step[]): Step[] {
  const seat = steps.at(-1)?.seat;
  const before = steps.findLastIndex((step) => step.seat !== seat);
  return steps.slice(before + 1);
}

/** `size` of the board, for monkeys that left it. */
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
    const seat = typeof event['seat'] === 'number' ? event['seat'] : NOBODY;
    const from = text(event['cell']);
    switch (event.event) {
      case 'bump':
      case 'shove':
      case 'jump':
      case 'cross':
        return [{ kind: event.event, seat, from, to: text(event['to']) }];
      case 'place':
      case 'settle':
      case 'spawn':
      case 'exchange':
      case 'hatch':
        return [{ kind: 'spawn', seat, from }];
      case 'nitpick':
      case 'clean':
        return [{ kind: 'nitpick', seat, from }];
      case 'outbreak':
        return reached(event).map((to) => ({ kind: 'spread', seat, from, to }));
      case 'leave': {
        const way = WAYS.find((one) => one === event['way']);
        return way ? [{ kind: 'leave', seat, from, to: exit(size, from, way) }] : [];
      }
      default:
        return [];
    }
  });
}

/** The cells to which an outbreak reaches. */
function reached(event: ItchyEvent): Cell[] {
  const to = event['to'];
  return Array.isArray(to) ? to.map(text) : [];
}

const ALARMS = new Set(['fight', 'nitpick', 'clean', 'outbreak']);

/** The cells whose lice a foretold action would send home or let break out. */
export function endangered(events: readonly ItchyEvent[]): Cell[] {
  return [...new Set(events.filter(({ event }) => ALARMS.has(event)).map((event) => text(event['cell'])))];
}

/** The cells that a trace begins and ends on. */
export function lastCells(trace: readonly Trace[]): Pick<Highlights, 'last-from' | 'last-to'> {
  const to: Cell[] = trace.map((mark) => mark.to ?? mark.from);
  return { 'last-from': trace.flatMap((mark) => (mark.to ? mark.from : [])), 'last-to': to };
}
