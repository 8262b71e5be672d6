/** The wire to one match: a WebSocket that comes back by itself and never makes a move twice. */
import { LostTrack, Tables, type Whole } from './delta';
import type { LeaveWord } from './match/leaving';
import { newNonce } from './memory';
import type { DealWord } from './pledge/pledge.svelte';
import type {
  Accepted,
  Act,
  Advice,
  Advise,
  Answer,
  Ask,
  FromClient,
  FromServer,
  GameName,
  Games,
  Hint,
  Hinted,
  Join,
  Refused,
  Standing,
  Undo,
} from './wire';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket used here, so that tests can supply their own. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Timing {
  later(work: () => void, ms: number): () => void;
  random(): number;
}

export interface Listener<G extends GameName = GameName> {
  /** `seat`: for whom was asked what this message accepts. */
  message(message: Whole<G>, seat?: number): void;
  status(status: Status): void;
  /** Whatever was under way is not waited for any longer. */
  dropped(): void;
}

export const FIRST_WAIT = 400;
/** The same where the server has said that another one goes on with the match, and its code for that. */
export const MOVED_WAIT = 100;
const MOVED = 1012;
export const LONGEST_WAIT = 2_000;
export const SILENCE = 20_000;
export const PATIENCE = 8_000;

/** What a session needs from whatever answers it: a distant server, or the lessons of a tutorial. */
export interface Wire<G extends GameName = GameName> {
  /** Whether an action is on its way and not yet known to have gone through. */
  readonly busy: boolean;
  start(): void;
  /** Try again now: the network is back, or somebody is looking at the page again. */
  nudge(): void;
  /** Somebody does not want to wait: give up an attempt that gets no answer, and make a new one at once. */
  retry(): void;
  stop(): void;
  act(seat: number, version: number, action: Games[G]['action']): void;
  undo(seat: number, version: number): void;
  /** What an action would do, or why it is not possible; null when no answer came. */
  ask(seat: number, action: Games[G]['action']): Promise<Answer<G> | Refused | null>;
  /** Advice for a seat; null when no answer came. */
  advise(seat: number): Promise<Advice<G> | null>;
  /** What a sensible player would do at a seat; null when no answer came. */
  hint(seat: number): Promise<Hinted<G> | Refused | null>;
  /** Say in advance when a window can do without this seat. */
  stand(seat: number, order: Order): void;
  /** Say something about the deal, before the match begins; null when no answer came. */
  deal(word: DealWord): Promise<Accepted | Refused | null>;
  /** Leave a seat, come back, or say what becomes of somebody who is away; null when no answer came. */
  leave(word: LeaveWord): Promise<Accepted | Refused | null>;
}

/** What is said in advance, without the seat and the message's id. */
export type Order = Omit<Standing, 'type' | 'id' | 'seat'>;

/** Refusals after which there is no point in trying again. */
const FINAL = new Set(['unknown-match', 'bad-token', 'other-rules']);

/** How long after a refusal for want of a database the same is tried again, if nobody says that it is back. */
export const OUTAGE_WAIT = 1_500;

const browserTiming: Timing = {
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

type Pending<G extends GameName> = Act<G> | Undo;
type Answered<G extends GameName> = Answer<G> | Advice<G> | Hinted<G> | Refused | null;
/** What is said on joining: the seats held, and how far their chains are known. */
export type Greeting = Omit<Join, 'type'>;

export class Connection<G extends GameName = GameName> implements Wire<G> {
  readonly #open: () => Socket;
  readonly #greeting: () => Greeting;
  readonly #listener: Listener<G>;
  readonly #timing: Timing;
  #socket: Socket | null = null;
  /** What this socket has shown so far. */
  #tables = new Tables<G>();
  /** Whether a change did not fit, and the whole table is on its way. */
  #astray = false;
  #joined = false;
  /** Whether a table came since; before the deal there is none. */
  #met = false;
  #attempts = 0;
  #lastId = 0;
  #pending: Pending<G> | null = null;
  readonly #asked = new Map<number, (answer: Answered<G>) => void>();
  readonly #words = new Map<number, (answer: Accepted | Refused | null) => void>();
  #cancelRetry: (() => void) | null = null;
  #cancelPulse: (() => void) | null = null;
  #cancelAgain: (() => void) | null = null;
  #ended = false;

  constructor(open: () => Socket, greeting: () => Greeting, listener: Listener<G>, timing: Timing = browserTiming) {
    this.#open = open;
    this.#greeting = greeting;
    this.#listener = listener;
    this.#timing = timing;
  }

  get busy(): boolean {
    return this.#pending !== null;
  }

  start(): void {
    if (this.#ended || this.#socket) return;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#listener.status(this.#attempts ? 'lost' : 'connecting');
    const socket = this.#open();
    this.#socket = socket;
    this.#tables = new Tables();
    this.#astray = false;
    this.#pulse(PATIENCE, () => this.#drop(socket));
    socket.onopen = () => this.#send({ type: 'join', ...this.#greeting() });
    socket.onmessage = ({ data }) => this.#receive(socket, data);
    socket.onclose = ({ code }) => this.#drop(socket, code);
  }

  nudge(): void {
    if (!this.#socket) this.start();
    else if (this.#joined) this.#ping(this.#socket);
  }

  retry(): void {
    if (this.#ended || this.#joined) return;
    this.#letGo();
    this.start();
  }

  stop(): void {
    this.#end('closed');
  }

  act(seat: number, version: number, action: Games[G]['action']): void {
    this.#begin({ type: 'act', id: ++this.#lastId, seat, version, action, command: newNonce() });
  }

  undo(seat: number, version: number): void {
    this.#begin({ type: 'undo', id: ++this.#lastId, seat, version, command: newNonce() });
  }

  async ask(seat: number, action: Games[G]['action']): Promise<Answer<G> | Refused | null> {
    const answer = await this.#wonder({ type: 'ask', id: ++this.#lastId, seat, action });
    return answer?.type === 'answer' || answer?.type === 'refused' ? answer : null;
  }

  async advise(seat: number): Promise<Advice<G> | null> {
    const answer = await this.#wonder({ type: 'advise', id: ++this.#lastId, seat });
    return answer?.type === 'advice' ? answer : null;
  }

  async hint(seat: number): Promise<Hinted<G> | Refused | null> {
    const answer = await this.#wonder({ type: 'hint', id: ++this.#lastId, seat });
    return answer?.type === 'hinted' || answer?.type === 'refused' ? answer : null;
  }

  stand(seat: number, order: Order): void {
    if (this.#joined) this.#send({ type: 'standing', id: ++this.#lastId, seat, ...order });
  }

  deal(word: DealWord): Promise<Accepted | Refused | null> {
    return this.#say(word);
  }

  leave(word: LeaveWord): Promise<Accepted | Refused | null> {
    return this.#say(word);
  }

  #say(word: DealWord | LeaveWord): Promise<Accepted | Refused | null> {
    if (!this.#joined) return Promise.resolve(null);
    const id = ++this.#lastId;
    this.#send({ id, ...word });
    return new Promise((resolve) => this.#words.set(id, resolve));
  }

  #wonder(message: Ask<G> | Advise | Hint): Promise<Answered<G>> {
    if (!this.#joined) return Promise.resolve(null);
    this.#send(message);
    return new Promise((resolve) => this.#asked.set(message.id, resolve));
  }

  #begin(message: Pending<G>): void {
    if (this.#pending || this.#ended) return;
    this.#pending = message;
    if (this.#met) this.#send(message);
  }

  #send(message: FromClient<G>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    // The server's words get their types here, the only place where they are trusted unchecked.
    const heard = JSON.parse(data) as FromServer<G> | FromServer<G>[];
    this.#pulse(SILENCE, () => this.#ping(socket));
    this.#hear(socket, Array.isArray(heard) ? heard : [heard]);
  }

  /** One after the other, each once the page has taken in the one before, as if they had come by themselves. */
  #hear(socket: Socket, [first, ...rest]: FromServer<G>[]): void {
    // What was heard before may have ended this socket.
    if (socket !== this.#socket) return;
    const message = first && this.#whole(first);
    if (message) this.#take(socket, message);
    if (rest.length) queueMicrotask(() => this.#hear(socket, rest));
  }

  /** Where a change does not fit what was shown, all of it is asked for; what has changed until that comes is in it. */
  #whole(message: FromServer<G>): Whole<G> | null {
    try {
      return this.#tables.whole(message);
    } catch (error) {
      if (!(error instanceof LostTrack)) throw error;
      this.#tables = new Tables();
      this.#astray = true;
      this.#send({ type: 'join', ...this.#greeting() });
      return null;
    }
  }

  #take(socket: Socket, message: Whole<G>): void {
    if (message.type === 'table') this.#astray = false;
    if (this.#astray && message.type === 'refused' && message.id === null) {
      // Without a whole table there is nothing to go on with here.
      this.#drop(socket);
      return;
    }
    // What was said of the deal is answered where it was said, and is nobody else's business.
    if ((message.type === 'accepted' || message.type === 'refused') && this.#answered(message)) return;
    if (message.type === 'refused' && message.code === 'unavailable' && this.#unavailable(socket, message)) return;
    if (message.type === 'outage' && !message.on) this.#again();
    const seat = message.type === 'accepted' ? this.#settle(message.id) : undefined;
    if (message.type === 'deal') this.#join();
    else if (message.type === 'table') this.#meet();
    else if (message.type === 'answer' || message.type === 'advice' || message.type === 'hinted') this.#resolve(message.id, message);
    else if (message.type === 'refused') this.#refused(message);
    if (!(message.type === 'refused' && this.#ended)) this.#listener.message(message, seat);
  }

  #join(): void {
    if (this.#joined) return;
    this.#joined = true;
    this.#attempts = 0;
    this.#listener.status('open');
  }

  /** What was under way is sent again: the server knows by its command whether it went through, and answers. */
  #meet(): void {
    this.#join();
    if (this.#met) return;
    this.#met = true;
    if (this.#pending) this.#send(this.#pending);
  }

  #refused(message: Refused): void {
    if (message.id !== null) {
      this.#resolve(message.id, message);
      this.#settle(message.id);
    }
    if (!this.#joined && FINAL.has(message.code)) {
      this.#listener.message(message);
      this.#end('closed');
    }
  }

  /** The server cannot write or read just now: what was to be done waits until it can. */
  #unavailable(socket: Socket, message: Refused): boolean {
    if (!this.#joined) {
      this.#drop(socket);
      return true;
    }
    if (this.#pending === null || this.#pending.id !== message.id) return false;
    this.#cancelAgain?.();
    this.#cancelAgain = this.#timing.later(() => this.#again(), OUTAGE_WAIT);
    return true;
  }

  /** Nothing was written, so the same can be tried again; its command keeps it from being done twice. */
  #again(): void {
    if (!this.#cancelAgain) return;
    this.#cancelAgain();
    this.#cancelAgain = null;
    if (this.#pending && this.#met) this.#send(this.#pending);
  }

  #settle(id: number): number | undefined {
    if (this.#pending?.id !== id) return undefined;
    const { seat } = this.#pending;
    this.#pending = null;
    return seat;
  }

  #answered(message: Accepted | Refused): boolean {
    const resolve = message.id === null ? undefined : this.#words.get(message.id);
    if (message.id !== null) this.#words.delete(message.id);
    resolve?.(message);
    return resolve !== undefined;
  }

  #resolve(id: number, answer: Answered<G>): void {
    this.#asked.get(id)?.(answer);
    this.#asked.delete(id);
  }

  #ping(socket: Socket): void {
    this.#send({ type: 'ping', id: ++this.#lastId });
    this.#pulse(PATIENCE, () => this.#drop(socket));
  }

  #pulse(ms: number, work: () => void): void {
    this.#cancelPulse?.();
    this.#cancelPulse = this.#timing.later(work, ms);
  }

  #drop(socket: Socket, code?: number): void {
    if (socket !== this.#socket) return;
    this.#letGo();
    if (this.#ended) return;
    this.#listener.status('lost');
    const first = code === MOVED && !this.#attempts;
    const longest = first ? MOVED_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#cancelRetry = this.#timing.later(() => this.start(), longest * (0.5 + this.#timing.random() / 2));
  }

  #letGo(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#joined = false;
    this.#met = false;
    this.#cancelPulse?.();
    this.#cancelAgain?.();
    this.#cancelAgain = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const resolve of [...this.#asked.values(), ...this.#words.values()]) resolve(null);
    this.#asked.clear();
    this.#words.clear();
  }

  #end(status: Status): void {
    this.#ended = true;
    this.#cancelRetry?.();
    this.#pending = null;
    this.#letGo();
    this.#listener.status(status);
  }
}
