/** What the client knows of each game: the beginning of its text ids, its emblem, and the screen that shows its table. */
import type { Component } from 'svelte';
import type { Session } from '../match/session.svelte';
import { KEYS as ITCHY_KEYS } from './itchy-monkey/keys';

export interface TableProps {
  session: Session;
  openRule: (rule: string) => void;
  /** A step of the log whose trace is to be shown instead of the last one. */
  step: number | null;
  onhelp: () => void;
}

export interface Face {
  prefix: string;
  /** The text that explains the game's controls, and its keys. */
  help: string;
  keys: readonly { keys: string[]; text: string }[];
  emblem: () => Promise<{ default: Component }>;
  table: () => Promise<{ default: Component<TableProps> }>;
}

const FACES: Record<string, Face> = {
  'itchy-monkey': {
    prefix: 'itchy',
    help: 'web-itchy-help',
    keys: ITCHY_KEYS,
    emblem: () => import('./itchy-monkey/Emblem.svelte'),
    table: () => import('./itchy-monkey/Table.svelte'),
  },
};

export function faceOf(game: string): Face {
  const face = FACES[game];
  if (!face) throw new Error(`no face for game ${game}`);
  return face;
}

export function isKnown(game: string): boolean {
  return game in FACES;
}
