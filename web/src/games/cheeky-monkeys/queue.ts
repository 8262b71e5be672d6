/** What the queue says. */
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

/** What tells the entries apart, newest first as they are: each stays the same while others come and go above or below it. */
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
