/** What the queue says, and whom it concerns: only from what everybody sees. */
import type { CheekyEntryView, CheekyView } from '../../wire';

/** A step to come, as often as it comes in a row; `seat` is who is named in it. */
export interface StepLeft {
  step: string;
  seat: number | null;
  times: number;
}

/** Steps to come, those alike in a row taken together: `monkey`, `monkey`, `card` are two monkeys and a card. */
export function stepsLeft(left: readonly string[]): StepLeft[] {
  const steps: StepLeft[] = [];
  for (const words of left) {
    const [step = '', number] = words.split(' ');
    const seat = number === undefined ? null : Number(number);
    const last = steps.at(-1);
    if (last && last.step === step && last.seat === seat) last.times += 1;
    else steps.push({ step, seat, times: 1 });
  }
  return steps;
}

/** Every player whom an entry of the queue can still touch. */
export function touched(entry: CheekyEntryView): Set<number> {
  const seats = new Set<number>();
  if (entry.trainer !== null) seats.add(entry.trainer);
  if (entry.other !== null) seats.add(entry.other);
  for (const { seat } of stepsLeft(entry.left)) if (seat !== null) seats.add(seat);
  // An effect of a monkey, or a shock, concerns its trainer; who plays a card knows what it does.
  if (entry.number === null) seats.add(entry.seat);
  return seats;
}

/** Whether the open window concerns a seat; nothing in a hand has any part in it. */
export function concerns(view: CheekyView, seat: number): boolean {
  const { window, queue } = view;
  if (!window) return false;
  if (window.window === 'end') return window.endangered === seat && (view.players[seat]?.lit ?? false);
  if (window.window === 'phase') return window.opener === seat;
  const [newest] = queue;
  return newest !== undefined && touched(newest).has(seat);
}

/** The Headscratchers that an impending shock puts at risk, anywhere in the queue. */
export const atRisk = (view: CheekyView): Set<string> => new Set(view.queue.flatMap(({ risk }) => risk));
