/** What is decided without asking: free frames, frames out of reach, all of them as foretold, and the end of a line with nothing left to do. */
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

/** Kinds of action that can make no frame affordable: beside them, a frame out of reach leaves nothing to decide. */
const NO_HELP: ReadonlySet<string> = new Set(['skip', 'computer']);

/** The action to take automatically now; null when the player has to decide. `led`: nobody's hand decided the last frame, so nobody needs to think it over. */
export function byItself(auto: Auto, me: AfterUsBoardView, legal: Legal, plan: Forecast | null, led = false): AfterUsAction | null {
  if (auto === 'hand') return null;
  if (me.stage === 'finish') return ending(auto, legal, led);
  if (me.stage === 'recruit') return served(me, legal);
  const here = me.frames.find(({ reached }) => reached === 'here');
  if (me.stage !== 'resolve' || !here) return null;
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
  if (legal.every(({ kind }) => NO_HELP.has(kind))) return find('skip', null);
  const free = !Object.keys(here.pay).length && !here.sign;
  return free ? find('activate', null) : null;
}

/** Whoever has recruited or copied, and can do nothing else, is done; before that, everybody sees the tokens first. */
function served(me: AfterUsBoardView, legal: Legal): AfterUsAction | null {
  const acted = me.copied || me.requests.length > 0;
  return acted && legal.length === 1 ? (legal.find(({ kind }) => kind === 'done') ?? null) : null;
}

/** The line is resolved: whoever goes as planned is done with it, and so is whoever can do nothing else. */
function ending(auto: Auto, legal: Legal, led: boolean): AfterUsAction | null {
  const done = legal.find(({ kind }) => kind === 'done') ?? null;
  return auto === 'plan' || (led && legal.length === 1) ? done : null;
}
