/** One match as this browser sees it: the current table, its whole log, who is there, and what was refused. */
import { Connection, type Listener, type Order, type Status, type Wire } from '../connection';
import { DoorSocket } from '../device/door';
import { site } from '../device/site';
import type { Whole } from '../delta';
import { Chains } from '../pledge/chains';
import { Keeping, type Breach } from '../pledge/keepsake';
import { Pledge } from '../pledge/pledge.svelte';
import type { Expected } from '../pledge/witness';
import type { Accepted, Answer, DealNow, GameName, Games, Hinted, PlayerInfo, Refused, Rematch, Step, TableNow } from '../wire';
import { socketAddress } from '../api';
import { Stage, type News, type Theatre } from './stage.svelte';
import { standIn, type LeaveWord } from './leaving';
import { absences, keepAbsences, keptAbsences, together, type Absence, type Note } from './notes';
import { shared } from './sharing';
import { merge } from './steps';
import { seated, type Seated } from './names';
import { theatre } from './theatre';

/** A connection that is back within so many milliseconds was not lost: a server that is replaced hands everybody on in less. */
export const BRIEFLY = 700;

/** `G` is the game being played; leave it out where it does not matter. */
export class Session<G extends GameName = GameName> {
  readonly match: string;
  /** The newest table that has arrived; what is shown may still be on its way there. */
  latest = $state.raw<TableNow<G> | null>(null);
  /** Shows what has arrived, one thing at a time. */
  readonly stage: Stage<G>;
  /** An earlier table to look at instead of the one on stage; nothing can be done there. */
  past = $state.raw<TableNow<G> | null>(null);
  players = $state.raw<Seated[]>([]);
  /** Who went away from their page and came back to it, as this page has seen it. */
  #absences = $state.raw<readonly Absence[]>([]);
  /** How many look on without a seat. */
  watching = $state(0);
  status = $state<Status>('connecting');
  /** Whether the connection is lost, and has been for long enough to be worth a word: it pushes the board aside. */
  lost = $state(false);
  #forgetLoss: (() => void) | null = null;
  readonly #time: Theatre;
  /** The server cannot write just now. */
  outage = $state(false);
  /** Why the last wish was not carried out; cleared by the next one. */
  refused = $state.raw<Refused | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  /** How many times something was taken back. */
  takenBack = $state(0);
  busy = $state(false);
  /** How the match is dealt; a lesson is not. */
  readonly deal: Pledge | null;
  /** Whether the server was caught saying something else than before: once known, it stays so. */
  breach = $state<Breach | null>(null);
  readonly #chains: Chains | null;
  readonly #keeping: Keeping | null;
  /** The version that shows what was accepted last; until it arrives, the table is out of date. */
  #due = -1;
  readonly #connection: Wire<G>;
  /** The whole log, as far as it has arrived. */
  #log: Step<G>[] = [];

  constructor(
    match: string,
    wire: (listener: Listener<G>, chains: Chains | null) => Wire<G>,
    keeping: Keeping | null = null,
    expected: Expected = { game: '', kinds: {}, promised: false },
    time: Theatre = theatre,
  ) {
    this.match = match;
    this.#time = time;
    this.stage = new Stage(time);
    this.#keeping = keeping;
    if (keeping) this.#absences = keptAbsences(match);
    this.#chains = keeping && new Chains(keeping);
    this.breach = keeping?.kept.breach ?? null;
    const listener: Listener<G> = {
      message: (message, seat) => this.#receive(message, seat),
      status: (status) => this.#turn(status),
      dropped: () => (this.busy = false),
    };
    this.#connection = wire(listener, this.#chains);
    this.deal =
      keeping &&
      new Pledge(
        match,
        expected,
        keeping,
        (word) => this.#connection.deal(word),
        () => this.#caught('promise'),
      );
  }

  /** The table that is drawn: everything on the page goes by this one. */
  get table(): TableNow<G> | null {
    return this.past ?? this.stage.table;
  }

  /** The log, as far as it has been shown. */
  get steps(): Step<G>[] {
    return this.stage.steps;
  }

  /** Who left, came back or took something back. */
  get notes(): readonly Note<G>[] {
    return together(this.latest?.notes ?? [], this.#absences);
  }

  /** The steps that came on stage last. */
  get news(): News<G> | null {
    return this.stage.news;
  }

  /** The seat to act for: among those held at this screen, the one that is asked. */
  get seat(): number | null {
    const table = this.table;
    if (!table) return null;
    const asked = table.held.filter((seat) => table.asked.includes(seat) && !standIn(this.players, seat));
    return table.seat !== null && asked.includes(table.seat) ? table.seat : (asked[0] ?? table.seat);
  }

  get myTurn(): boolean {
    const seat = this.seat;
    if (seat === null || this.past || this.table === null || standIn(this.players, seat)) return false;
    return !this.table.outcome && this.table.asked.includes(seat);
  }

  start(): () => void {
    const nudge = () => {
      if (document.visibilityState === 'visible') this.#connection.nudge();
      // Nobody watches a hidden page: who comes back finds everything done.
      else this.stage.skip();
    };
    addEventListener('online', nudge);
    document.addEventListener('visibilitychange', nudge);
    this.#connection.start();
    return () => {
      removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', nudge);
      this.#connection.stop();
      this.#noticeLoss(null);
      this.stage.close();
    };
  }

  /** Come back at once instead of after a pause. */
  retry(): void {
    this.#connection.retry();
  }

  /** Do something at the table that is shown, or at another that it was chosen at. */
  act(action: Games[G]['action'], table: TableNow<G> | null = this.table): void {
    const { seat } = this;
    if (seat === null || !table || this.past) return;
    this.#begin();
    this.#connection.act(seat, table.version, { ...action });
  }

  /**
   * The seat whose last action can be taken back here, preferably the one to act for. Where seats at one screen have secrets,
   * whoever has the screen has only their own to take back.
   */
  get undoSeat(): number | null {
    const undoable = (this.table?.undoable ?? []).filter((seat) => !this.table?.secrets || seat === this.seat);
    return this.seat !== null && undoable.includes(this.seat) ? this.seat : (undoable[0] ?? null);
  }

  undo(): void {
    const { undoSeat, table } = this;
    if (undoSeat === null || !table || this.past) return;
    this.#begin();
    this.#connection.undo(undoSeat, table.version);
  }

  /** What an action would do, or why not; null when nobody could answer. */
  async ask(action: Games[G]['action']): Promise<Answer<G> | null> {
    const seat = this.seat ?? this.table?.held[0];
    if (seat === undefined || seat === null) return null;
    const answer = await this.#connection.ask(seat, { ...action });
    if (answer?.type === 'refused') {
      return { type: 'answer', id: answer.id ?? 0, refusal: answer.refusal, events: [] };
    }
    return answer;
  }

  /** The game's advice for my seat; null when it has none, or nobody could answer. */
  async advise(): Promise<Games[G]['advice'] | null> {
    const answer = this.seat === null ? null : await this.#connection.advise(this.seat);
    return answer?.advice ?? null;
  }

  /** What a sensible player would do at my seat; null when there is nothing to do, or nobody could answer. */
  async hint(): Promise<Hinted<G> | null> {
    const answer = this.seat === null ? null : await this.#connection.hint(this.seat);
    if (answer?.type === 'refused') this.refused = answer;
    return answer?.type === 'hinted' && answer.action ? answer : null;
  }

  /** Say in advance when a window can do without my seat, or another one at this screen. */
  stand(order: Order, seat: number | null | undefined = this.table?.seat): void {
    if (seat !== null && seat !== undefined) this.#connection.stand(seat, order);
  }

  /** Leave a seat, come back, or say what becomes of somebody who is away; what was refused is said at the table. */
  async leave(word: LeaveWord): Promise<boolean> {
    this.refused = null;
    const answer = await this.#connection.leave(word);
    if (answer?.type === 'refused') this.refused = answer;
    return answer?.type === 'accepted';
  }

  /** Whoever acts has seen enough of what others did. */
  #begin(): void {
    this.stage.skip();
    this.refused = null;
    this.busy = true;
  }

  #turn(status: Status): void {
    this.status = status;
    // Whoever joins is told.
    if (status !== 'open') this.outage = false;
    if (status === 'lost') this.deal?.lost();
    if (status !== 'lost') this.#noticeLoss(null);
    else if (!this.#forgetLoss) this.#noticeLoss(this.#time.later(() => (this.lost = true), BRIEFLY));
  }

  #noticeLoss(forget: (() => void) | null): void {
    this.#forgetLoss?.();
    this.#forgetLoss = forget;
    this.lost = false;
  }

  #caught(breach: Breach): void {
    this.breach = breach;
    this.#keeping?.change(() => ({ breach }));
  }

  #receive(message: Whole<G>, seat?: number): void {
    switch (message.type) {
      case 'deal':
        this.#hearDeal(message);
        break;
      case 'table':
        this.#seeTable(message);
        break;
      case 'players':
        this.#meet(message.players);
        this.watching = message.watching;
        break;
      case 'refused':
        // A stale wish needs no words: the current table follows and shows what happened.
        this.refused = message.code === 'stale' ? null : message;
        break;
      case 'outage':
        this.outage = message.on;
        break;
      case 'rematch':
        this.rematch = message;
        break;
      case 'accepted':
        this.#accept(message, seat);
        break;
    }
    this.busy = this.#connection.busy || (this.latest?.version ?? -1) < this.#due;
  }

  #hearDeal(deal: DealNow): void {
    this.players = seated(deal.players, deal.held);
    this.watching = deal.watching;
    void this.deal?.hear(deal);
  }

  #accept(accepted: Accepted, seat?: number): void {
    this.#due = accepted.version;
    if (seat !== undefined && this.#chains?.hear(seat, accepted) === false) this.#caught('history');
  }

  #seeTable(arrived: TableNow<G>): void {
    // Nothing is on the table before the deal, and no deal is believed that was not checked.
    if (this.deal && !this.deal.begun) {
      this.#caught('promise');
      return;
    }
    if (this.#chains?.see(arrived) === false) this.#caught('history');
    const before = this.latest;
    const table = { ...arrived, view: shared(before?.view, arrived.view) };
    // Another seat at the same screen has its own log: steps missing after the switch were not taken back.
    const turned = before?.seat !== table.seat && table.steps.at(-1)?.version === table.version;
    const { steps, fresh, lost } = merge(this.#log, table);
    const undone = before !== null && lost.length > 0 && !turned;
    const news = before && !undone && fresh.length ? { version: table.version, steps: fresh } : null;
    // My own doing is shown at once, and so is what cannot be watched: what was there before, or has been taken back.
    const prompt = !before || lost.length > 0 || table.reset || before.seat !== table.seat || this.busy;
    this.latest = table;
    this.#log = steps;
    this.#meet(table.players);
    this.stage.receive({ table, steps, news }, prompt);
    if (undone) this.takenBack += 1;
  }

  /** Who sits here now; once the game is over, coming and going is no news. */
  #meet(players: PlayerInfo[]): void {
    if (this.latest && !this.latest.outcome) this.#follow(absences(this.#absences, this.players, players, this.latest.version));
    this.players = shared(this.players, seated(players, this.latest?.held ?? []));
  }

  #follow(seen: readonly Absence[]): void {
    if (seen === this.#absences) return;
    this.#absences = seen;
    if (this.#keeping) keepAbsences(this.match, seen);
  }
}

/** A match on the server, joined with the tokens of the seats held. */
export function matchSession(match: string, tokens: () => string[], expected: Expected): Session {
  const open = () => (site ? new DoorSocket(match) : new WebSocket(socketAddress(match)));
  return new Session(
    match,
    (listener, chains) =>
      new Connection(open, () => ({ tokens: tokens(), told: chains?.counts ?? [], stay: true, changes: true }), listener),
    new Keeping(match),
    expected,
  );
}
