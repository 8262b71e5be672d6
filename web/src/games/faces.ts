/** What the client knows about each game: the prefix of its text ids, its emblem, and the screen that shows its table. */
import { isGuest } from '../texts/guests';
import type { Component, Snippet } from 'svelte';
import type { Session } from '../match/session.svelte';
import { known } from '../settings.svelte';
import type { Values } from '../texts';
import type { GameName, Games, Hinted, PlayerInfo, TableNow } from '../wire';
import { KEYS as AFTER_KEYS } from './after-us/keys';
import { KEYS as CHEEKY_KEYS } from './cheeky-monkeys/keys';
import { KEYS as ITCHY_KEYS } from './itchy-monkey/keys';

export interface TableProps<G extends GameName> {
  session: Session<G>;
  openRule: (rule: string) => void;
  /** A step of the log to trace instead of the last one. */
  step: number | null;
  onhelp: () => void;
  /** The event of that step being shown right now, if the game shows single events. */
  onmoment?: (index: number | null) => void;
  /** Back to the present. */
  onnow?: () => void;
  /** An action to show as chosen, ready to be confirmed, to somebody learning the game. */
  shown?: Games[G]['action'] | null;
  /** What replaces the actions once there is nothing more to do. */
  ending?: Snippet | undefined;
}

/** A picture for an option at some value; options with several words have one for each, named by `picture`. */
export interface PictureProps {
  option: string;
  value: number | string | boolean | string[] | undefined;
}

/** Why a hint is a good one at this table: a text and its values; null where there is no more to say than is said of such actions. */
export type Why<G extends GameName> = (
  table: TableNow<G>,
  hinted: Pick<Hinted<G>, 'action' | 'events'>,
  players: readonly PlayerInfo[],
) => { id: string; values: Values } | null;

export interface Face<G extends GameName> {
  prefix: string;
  /** Which kind of game it is, where some have a goal of their own. */
  kind?: (view: Games[G]['view']) => string;
  /** The text that explains the game's controls, and its keys. */
  help: string;
  keys: readonly { keys: string[]; text: string }[];
  emblem: () => Promise<{ default: Component }>;
  /** Events that divide the log into parts; `turn` by default. */
  dividers?: readonly string[];
  /** Actions the log leaves out when nothing came of them. */
  unsaid?: readonly string[];
  /** Several players answer at once, so what an action brings about may be somebody else's doing. */
  together?: boolean;
  /** What its pictures mean, for the help page. */
  symbols?: () => Promise<{ default: Component }>;
  /** Everybody acts at the same time, each for themselves: the log puts together what one player does in a phase. */
  apart?: boolean;
  /** An event in words and pictures, for the log. */
  sentence?: () => Promise<{ default: Component<{ session: Session<G>; event: Games[G]['event']; version?: number | undefined }> }>;
  /** What a player did in a phase, in one line. */
  tally?: () => Promise<{ default: Component<{ session: Session<G>; seat: number; events: readonly Games[G]['event'][] }> }>;
  /** What the log says about one's own action while it is secret; its name is `$action`. */
  kept?: string;
  why?: () => Promise<{ why: Why<G> }>;
  /** Pictures of the options for the lobby. */
  picture: () => Promise<{ default: Component<PictureProps> }>;
  /** For a word of a subset: the name of its picture, and the text that explains it. */
  words?: Readonly<Record<string, { picture: string; about: (word: string) => string }>>;
  /** Options that only count at one value of another option: they are reset when it changes. */
  goesWith?: Readonly<Record<string, { option: string; value: string }>>;
  table: () => Promise<{ default: Component<TableProps<G>> }>;
  /** Draws with a changed box, as the server describes it, or without one with the printed one again; where a view says all, nothing to do. */
  unpack?: (drawn: Record<string, unknown> | null) => Promise<void>;
}

type Faces = { readonly [G in GameName]?: Face<G> };

const FACES: Faces = {
  'itchy-monkey': {
    prefix: 'itchy',
    kind: ({ mode }) => mode,
    help: 'web-itchy-help',
    keys: ITCHY_KEYS,
    symbols: () => import('./itchy-monkey/SymbolKey.svelte'),
    emblem: () => import('./itchy-monkey/Emblem.svelte'),
    picture: () => import('./itchy-monkey/OptionPicture.svelte'),
    words: { abilities: { picture: 'ability', about: (word) => `itchy-ability-${word}.about` } },
    why: () => import('./itchy-monkey/why'),
    table: () => import('./itchy-monkey/Table.svelte'),
  },
  'after-us': {
    prefix: 'after',
    kind: ({ king }) => (king ? 'solo' : 'usual'),
    help: 'web-after-help',
    keys: AFTER_KEYS,
    dividers: ['round', 'phase'],
    apart: true,
    sentence: () => import('./after-us/Sentence.svelte'),
    tally: () => import('./after-us/Tally.svelte'),
    symbols: () => import('./after-us/SymbolKey.svelte'),
    emblem: () => import('./after-us/Emblem.svelte'),
    picture: () => import('./after-us/OptionPicture.svelte'),
    words: { named: { picture: 'object', about: (word) => `after-object-${word}.about` } },
    goesWith: { named: { option: 'objects', value: 'named' } },
    why: () => import('./after-us/why'),
    table: () => import('./after-us/Table.svelte'),
    unpack: async (drawn) => (await import('./after-us/deck')).unpack(drawn),
  },
  'cheeky-monkeys': {
    prefix: 'cheeky',
    kind: ({ decks }) => (decks['zombies'] ? 'zombies' : 'usual'),
    help: 'web-cheeky-help',
    keys: CHEEKY_KEYS,
    unsaid: ['pass', 'hand'],
    kept: 'web-cheeky-kept',
    together: true,
    symbols: () => import('./cheeky-monkeys/SymbolKey.svelte'),
    emblem: () => import('./cheeky-monkeys/Emblem.svelte'),
    picture: () => import('./cheeky-monkeys/OptionPicture.svelte'),
    why: () => import('./cheeky-monkeys/why'),
    table: () => import('./cheeky-monkeys/Table.svelte'),
  },
};

/** A game without a face of its own: its view as tables, its actions as buttons, its texts under its own name. */
function plainFace(game: string): Face<GameName> {
  return {
    prefix: game,
    help: 'web-plain-help',
    keys: [],
    emblem: () => import('./plain/Emblem.svelte'),
    picture: () => import('./plain/OptionPicture.svelte'),
    table: () => import('./plain/Table.svelte'),
  };
}

/** The face of a game, typed for that game's table. */
export function faceOf<G extends GameName>(game: G): Face<G>;
export function faceOf(game: string): Omit<Face<GameName>, 'table'>;
export function faceOf<G extends GameName>(game: G): Face<G> {
  return FACES[game] ?? plainFace(game);
}

/** A game can be shown once it has a name in the texts, or the server says that it is one of one's own. */
export function isKnown(game: string): game is GameName {
  return game in FACES || isGuest(game) || known(`${game}-name`);
}
