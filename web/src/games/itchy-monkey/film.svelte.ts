/** Moments shown one after another: a chain of outbreaks as it happens, or a step of the log seen again. */
import type { Moment } from './history';
import { plan } from './motion';

/** How long a moment stays after its movement, in milliseconds, by what happened in it. */
const HOLD: Readonly<Record<string, number>> = { outbreak: 560, hatch: 480, clean: 480, leave: 200 };
const BRIEF = 120;
/** A reel longer than this is shown faster, so that nobody waits for long. */
const LONG = 10;

const CHAIN = new Set(['hatch', 'clean', 'outbreak']);

/** Whether something happened by itself that is worth following. */
export function isChain(reel: readonly Moment[]): boolean {
  return reel.some(({ event }) => CHAIN.has(event.event));
}

/** Events that change nothing on the board are not worth a picture. */
export function worthSeeing(reel: readonly Moment[]): Moment[] {
  return reel.filter(({ event }) => event.event !== 'turn' && event.event !== 'pick');
}

/** How long a moment is shown. */
export function lasting({ event }: Moment, count: number): number {
  const hold = HOLD[event.event] ?? BRIEF;
  return plan([event], true).length + (count > LONG ? hold * 0.55 : hold);
}

export class Film {
  reel = $state.raw<readonly Moment[]>([]);
  at = $state(0);
  /** A step of the log is being looked at: it stays until it is closed. */
  kept = $state(false);
  running = $state(false);
  readonly current: Moment | null = $derived(this.reel[this.at] ?? null);
  #ended: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What has just happened; if something is running, it comes after that. */
  play(reel: readonly Moment[]): void {
    const waiting = this.running && !this.kept;
    if (!waiting && !isChain(reel)) return this.stop();
    if (waiting) this.reel = [...this.reel, ...reel];
    else this.#load(reel, false);
  }

  /** A step of the log, from its first event. */
  show(reel: readonly Moment[]): void {
    if (reel.length) this.#load(reel, true);
    else this.stop();
  }

  go(by: number): void {
    this.pause();
    this.at = Math.min(this.reel.length - 1, Math.max(0, this.at + by));
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  /** Continue from here, or from the beginning once the end is reached. */
  resume(): void {
    if (this.at >= this.reel.length - 1) this.at = 0;
    this.running = true;
    this.#wait();
  }

  /** When it has been seen to its end, or was stopped. */
  over(): Promise<void> {
    return new Promise((resolve) => this.#ended.push(resolve));
  }

  stop(): void {
    for (const end of this.#ended.splice(0)) end();
    this.pause();
    this.reel = [];
    this.at = 0;
    this.kept = false;
  }

  #load(reel: readonly Moment[], kept: boolean): void {
    clearTimeout(this.#timer);
    this.reel = reel;
    this.at = 0;
    this.kept = kept;
    this.running = !kept;
    if (!kept) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { current } = this;
    if (current) this.#timer = setTimeout(() => this.#next(), lasting(current, this.reel.length));
  }

  #next(): void {
    if (this.at < this.reel.length - 1) {
      this.at += 1;
      this.#wait();
    } else if (this.kept) this.running = false;
    else this.stop();
  }
}
