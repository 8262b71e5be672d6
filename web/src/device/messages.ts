/** What the page and its workers say to each other. */
import type { Ingredients } from './ingredients';
import type { Speed } from './levels';
import type { PartName, Site } from './site';

/** Why the table could not be had; the texts say what to do. */
export type Trouble = 'wasm' | 'fetch' | 'gone' | 'damaged' | 'broken';

/** What is being done: a part on its way, or Python starting with all of them. */
export type Doing = PartName | 'starting';

export type ToHouse =
  | { say: 'start'; root: string; site: Site; mind: MessagePort }
  | { say: 'ask'; id: number; method: string; path: string; body: string }
  | { say: 'connect'; id: number; match: string }
  | { say: 'hear'; id: number; text: string }
  | { say: 'hang-up'; id: number };

export type FromHouse =
  | { say: 'progress'; doing: Doing; done: number }
  | { say: 'ready' }
  | { say: 'trouble'; trouble: Trouble; detail: string }
  | { say: 'answer'; id: number; status: number; text: string }
  | { say: 'heard'; id: number; text: string }
  | { say: 'ended'; id: number; code: number }
  /** Records are not on the disk, and why. */
  | { say: 'unkept'; reason: 'full' | 'refused' };

/** `measure`: which kinds of bots, in which games, nobody has timed here. */
export type ToMind = { say: 'start'; root: string; site: Site; port: MessagePort; measure: { game: string; kind: string }[] };

export type FromMind =
  | { say: 'speed'; speed: Speed }
  /** A bot thinks without its network, which could not be fetched. */
  | { say: 'unlearnt' };

/** Everything that a second Python needs. */
export interface Beginning {
  ingredients: Ingredients;
  archive: ArrayBuffer;
  lock: object;
  memory: ArrayBuffer | null;
}

/** On the port between the house and the bots. */
export type Thought = { say: 'wake'; from: Beginning } | { say: 'think'; id: number; asked: string };
export type Thinking = { id: number; done: string } | { id: number; failed: string };
