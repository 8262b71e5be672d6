/** Who is away from a table and for how long: what there is to say about it, and whether it has been put aside. */
import { untrack } from 'svelte';
import { heldMatch } from '../memory';
import type { PlayerInfo, TableNow } from '../wire';
import { away, standIn } from './leaving';
import { lost, sayOf, type Say } from './lost';
import type { Session } from './session.svelte';

/** A connection that is soon back is no absence. */
const PATIENCE = 5;

export class Absent {
  readonly #session: () => Session;
  readonly #table: () => TableNow;
  /** When each seat was first seen without anybody. */
  #since = $state.raw<ReadonlyMap<number, number>>(new Map());
  #now = $state(Date.now());
  #aside = $state('');

  constructor(session: () => Session, table: () => TableNow) {
    this.#session = session;
    this.#table = table;
  }

  readonly host = $derived.by(() => heldMatch(this.#session().match)?.host);
  /** The seats at this screen that somebody plays at. */
  readonly playing = $derived.by(() => this.#table().held.filter((seat) => !standIn(this.#session().players, seat)));
  /** My seat, at which a bot plays. */
  readonly mine = $derived.by(() => {
    const { held, outcome } = this.#table();
    return outcome ? undefined : this.#session().players.find(({ seat, stand_in }) => stand_in && held.includes(seat));
  });

  /** People for whom a bot may play on. */
  readonly away = $derived.by((): PlayerInfo[] => {
    if (this.#table().outcome || !this.playing.length) return [];
    return away(this.#session().players).filter(({ seat, agreed }) => agreed?.length || this.#seconds(seat) >= PATIENCE);
  });

  /** Invited people whose seat may be given again, and what there is to say about it. */
  readonly lost = $derived.by((): { player: PlayerInfo; say: Say }[] => {
    const { outcome, secrets } = this.#table();
    const { players, deal } = this.#session();
    if (outcome) return [];
    const wait = deal?.now?.away ?? Infinity;
    return lost(players).flatMap((player) => {
      const seconds = this.#seconds(player.seat);
      const say = sayOf(player, { players, playing: this.playing, host: Boolean(this.host), secrets }, seconds >= wait);
      return say && (player.open || player.vouched?.length || seconds >= Math.min(PATIENCE, wait)) ? { player, say } : [];
    });
  });

  /** All that is said, for comparing; empty where nothing is. */
  readonly #said = $derived.by(() =>
    [
      this.mine && `mine ${String(this.mine.resigned)}`,
      ...this.away.map(({ seat, agreed }) => `away ${seat} ${agreed?.join()}`),
      ...this.lost.map(({ player, say }) => `lost ${player.seat} ${say}`),
    ]
      .filter(Boolean)
      .join(),
  );

  get some(): boolean {
    return this.#said !== '';
  }

  /** Whether it is shown: what somebody has put aside comes back when there is news of it. */
  get shown(): boolean {
    return this.some && this.#aside !== this.#said;
  }

  toggle = (): void => {
    this.#aside = this.shown ? this.#said : '';
  };

  /** Call while a component is set up: keeps time while somebody is away. */
  follow(): void {
    const seats = $derived(
      [...new Set([...away(this.#session().players), ...lost(this.#session().players)].map(({ seat }) => seat))].join(),
    );
    $effect(() => {
      const gone = seats ? seats.split(',').map(Number) : [];
      const before = untrack(() => this.#since);
      const moment = Date.now();
      this.#since = new Map(gone.map((seat) => [seat, before.get(seat) ?? moment]));
      this.#now = moment;
      const clock = gone.length ? setInterval(() => (this.#now = Date.now()), 1000) : undefined;
      return () => clearInterval(clock);
    });
  }

  #seconds(seat: number): number {
    return (this.#now - (this.#since.get(seat) ?? this.#now)) / 1000;
  }
}
