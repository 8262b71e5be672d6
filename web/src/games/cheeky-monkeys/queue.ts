/** The queue, ready to be shown. */
import type { CheekyEntryView, CheekyView } from '../../wire';

/** A step to come, and how many times in a row; `seat` is the player it names. */
export interface StepLeft {
  step: string;
  seat: number | null;
  times: number;
}

/** Steps to come, repeated ones grouped: `monkey`, `monkey`, `card` are two monkeys and a card. */
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

/** A key for each entry, newest first like the entries: it stays the same while others come and go above or below. */
export function entryKeys(queue: readonly Pick<CheekyEntryView, 'what' | 'seat' | 'number' | 'monkey'>[]): string[] {
  const seen = new Map<string, number>();
  const keys = queue.toReversed().map(({ what, seat, number, monkey }) => {
    const name = `${what} ${seat} ${number ?? monkey}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times > 1 ? `${name} ${times}` : name;
  });
  return keys.toReversed();
}

/** The Headscratchers that an impending shock puts at risk, anywhere in the queue. */
export const atRisk = (view: CheekyView): Set<string> => new Set(view.queue.flatMap(({ risk }) => risk));
