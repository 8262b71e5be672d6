/** Frames decided without asking: the free ones, or all of them as foretold. */
import type { AfterUsAction, AfterUsBoardView, AfterUsEvent } from '../../wire';
import type { Forecast } from './order';
import type { Legal } from './wish';

export const AUTOS = ['hand', 'free', 'plan'] as const;
export type Auto = (typeof AUTOS)[number];

/** Events that make a foretold way through the line out of date. */
const UPSETTING: ReadonlySet<AfterUsEvent['event']> = new Set(['remove', 'fridge']);

/** What we need to know of a step: what happened in it. */
interface Told {
  version: number;
  events: readonly { event: AfterUsEvent['event'] }[];
}

/** The version at which a seat fixed its line, while the way foretold then is still good; null otherwise. */
export function laidAt(steps: readonly Told[], seat: number): number | null {
  const mine = steps.flatMap(({ version, events }) =>
    events.filter((event) => 'seat' in event && event.seat === seat).map(({ event }) => ({ version, event })),
  );
  const since = mine.slice(mine.findLastIndex(({ event }) => event === 'arrange'));
  if (since[0]?.event !== 'arrange' || since.some(({ event }) => UPSETTING.has(event))) return null;
  return since[0].version;
}

/** The action to take automatically now; null when the player has to decide. */
export function byItself(auto: Auto, me: AfterUsBoardView, legal: Legal, plan: Forecast | null): AfterUsAction | null {
  const here = me.frames.find(({ reached }) => reached === 'here');
  if (me.stage !== 'resolve' || !here || auto === 'hand') return null;
  const find = (kind: string, target: string | null) =>
    legal.find(
      (action) =>
        action.kind === kind &&
        'frame' in action &&
        action.frame === here.name &&
        (('target' in action && action.target) || null) === target,
    ) ?? null;
  if (auto === 'plan' && plan) {
    const step = plan.frames.find(({ frame }) => frame === here.name);
    return step ? find('activate', step.target) : find('skip', null);
  }
  const free = !Object.keys(here.pay).length && !here.sign;
  return free ? find('activate', null) : null;
}
