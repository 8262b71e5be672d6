/** What a page knows that needs no server: `make site` writes it into index.html. Everywhere else it is null. */
import type { GameInfo } from '../wire';

/** A file of the page's Python: where it lies, how long it is on its way, and unpacked. */
export interface Part {
  path: string;
  bytes: number;
  whole: number;
}

export const PARTS = ['runtime', 'loader', 'wasm', 'library', 'archive'] as const;
export type PartName = (typeof PARTS)[number];

/** A learned network of a game, which is fetched when a bot first thinks with it: its place in the archive, and what it was trained with. */
export interface NetworkPart extends Part {
  file: string;
  knows: readonly string[];
}

export interface Site {
  version: string;
  parts: Readonly<Record<PartName, Part>>;
  /** By game. */
  networks: Readonly<Record<string, readonly NetworkPart[]>>;
  /** Which Python this is, in Pyodide's own words. */
  lock: object;
  /** The games as the server tells of them: the lobby need not wait for Python. */
  games: GameInfo[];
}

function read(): Site | null {
  const told = globalThis.document?.getElementById('device')?.textContent;
  return told ? (JSON.parse(told) as Site) : null;
}

export const site = read();
