/**
 * Which moment each event is. A sound follows from the names of the events that a seat was told, and from nothing else, so it
 * can say no more than the log does; what others decide in secret is silent.
 */
import type { GameName, Games } from '../wire';
import type { Moment } from './voices';

type Heard = { readonly [G in GameName]: Readonly<Record<Games[G]['event']['event'], Moment | null>> };

const HEARD: Heard = {
  'itchy-monkey': {
    place: 'birth',
    spawn: 'birth',
    settle: 'birth',
    bump: 'slide',
    shove: 'slide',
    jump: 'hop',
    cross: 'hop',
    fight: 'fight',
    nitpick: 'pluck',
    clean: 'pluck',
    exchange: 'crown',
    hatch: 'crown',
    outbreak: 'boom',
    leave: 'gone',
    pick: 'gain',
    skip: null,
    turn: 'turn',
    win: 'end',
    draw: 'end',
  },
  'after-us': {
    round: 'turn',
    phase: 'turn',
    discard: 'card',
    draw: 'card',
    arrange: 'card',
    console: 'card',
    swap: 'card',
    activate: 'gain',
    bonus: 'gain',
    fridge: 'gain',
    refund: 'gain',
    computer: 'crown',
    reactivate: 'again',
    copy: 'again',
    remove: 'rage',
    reveal: 'turned',
    recruit: 'arrival',
    serve: 'arrival',
    short: 'nope',
    choose: null,
    done: null,
    skip: null,
    over: 'end',
    'king-income': 'gain',
    'king-card': 'card',
    'king-token': 'turned',
    'king-bonus': 'gain',
    'king-recruit': 'arrival',
    'king-remove': 'rage',
    'king-computer': 'crown',
  },
  'cheeky-monkeys': {
    turn: 'turn',
    deal: 'card',
    draw: 'card',
    play: 'card',
    receive: 'card',
    discard: 'card',
    reshuffle: 'card',
    arrive: 'arrival',
    'on-deck': 'turned',
    effect: 'again',
    stop: 'nope',
    fizzle: 'nope',
    'held-back': 'nope',
    barred: 'nope',
    closed: 'nope',
    'no-card': 'nope',
    removed: 'gone',
    lost: 'gone',
    soggy: 'splash',
    grounded: 'zap',
    shock: 'zap',
    spared: 'gain',
    fuses: 'fuse',
    explode: 'boom',
    out: 'gone',
    zombie: 'gone',
    win: 'end',
    done: null,
    passed: null,
    lapse: null,
    over: null,
  },
};

/** A long chain is not heard to its end: the last few moments are. */
const MOST = 5;

/** What is heard of some events: the same sound is not made twice in a row. */
export function momentsOf(game: string, events: readonly { event: string }[]): Moment[] {
  const heard: Readonly<Record<string, Moment | null>> = Object.entries(HEARD).find(([name]) => name === game)?.[1] ?? {};
  const moments = events.flatMap(({ event }) => heard[event] ?? []);
  const told = moments.filter((moment, at) => moment !== moments[at - 1]);
  // What begins next is only worth a sound when nothing else happened.
  const worth = told.filter((moment) => moment !== 'turn');
  return (worth.length ? worth : told).slice(-MOST);
}
