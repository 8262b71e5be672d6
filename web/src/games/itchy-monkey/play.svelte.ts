/** A hand at the table: what is selected, what the server says about it, and what was refused. */
import { Hand } from '../../match/hand.svelte';
import { shared } from '../../match/sharing';
import type { ItchyAction, ItchyBump, ItchyJump, ItchyLeave } from '../../wire';
import type { Cell, Drawn } from './board-props';
import { meant, meantPick, meantVerb } from './intent';
import { crewOf, drawnMonkeys, monkeyAt, sceneOf, type Crew, type Scene } from './monkeys';
import * as selecting from './selection';
import { IDLE, type Party, type Response, type Selection, type Verb } from './selection';

export class Play extends Hand<'itchy-monkey'> {
  selection = $state.raw<Selection>(IDLE);
  /** Two cells that are not in line. */
  apart = $state.raw<{ from: Cell; to: Cell } | null>(null);
  /** The monkeys as last drawn: those that have not changed are not drawn anew. */
  #drawn: readonly Drawn[] = [];
  readonly scene: Scene = $derived.by(() => sceneOf(this.view, (this.#drawn = shared(this.#drawn, drawnMonkeys(this.view)))));
  readonly ready: ItchyAction | null = $derived(this.selection.stage === 'ready' ? this.selection.action : null);
  readonly source: Cell | null = $derived(selecting.sourceOf(this.selection));
  readonly passing: ItchyAction | null = $derived(selecting.passing(this.legal));
  /** The action that the primary button takes. */
  readonly primary: ItchyAction | null = $derived.by(() => {
    if (this.session.busy) return null;
    if (this.ready) return selecting.isLegal(this.legal, this.ready) ? this.ready : null;
    return this.selection.stage === 'idle' ? this.passing : null;
  });

  monkey(cell: Cell | null): Drawn | undefined {
    return monkeyAt(this.scene, cell);
  }

  /** The lice on a monkey that this hand may send elsewhere. */
  crew(cell: Cell | null): Crew {
    return crewOf(this.monkey(cell), this.session.seat);
  }

  clear(): void {
    this.#select(IDLE);
  }

  back(): void {
    this.#select(selecting.back(this.selection));
  }

  propose(action: ItchyAction): void {
    this.#select({ stage: 'ready', action });
  }

  touch(cell: Cell): void {
    if (this.scene.phase === 'pick') return this.#touchSpecies(cell);
    this.#respond(selecting.touch(this.legal, this.selection, cell, this.scene), cell);
  }

  grab(cell: Cell): void {
    const response = selecting.begin(this.legal, cell);
    if ('select' in response) this.#select(response.select);
  }

  drag(from: Cell, to: Cell): void {
    this.#respond(selecting.drag(this.legal, from, to, this.scene), to);
  }

  /** The monkey touched was meant to be picked, not to be the goal of a jump. */
  pickInstead(cell: Cell): void {
    this.#respond(selecting.begin(this.legal, cell), cell);
  }

  choose(verb: Verb): void {
    if (verb === 'skip' || verb === 'end') return this.confirm({ kind: verb });
    const { source: cell, session } = this;
    if (cell === null || session.seat === null) return;
    const response = selecting.choose(this.legal, cell, verb);
    if ('select' in response) this.#select(response.select);
    else void this.why(meantVerb(this.scene, session.seat, verb, cell));
  }

  /** Picks a species in Clan mode, to be one's own. */
  chooseSpecies(species: string): void {
    const action = meantPick(species);
    if (selecting.isLegal(this.legal, action)) this.#select({ stage: 'ready', action });
    else void this.why(action);
  }

  /** How many lice cross at the end of the bump that is ready. */
  setParty(party: Partial<Party>): void {
    if (this.ready?.kind === 'bump') this.#change({ ...this.ready, ...party });
  }

  setLouse(louse: ItchyJump['louse']): void {
    if (this.ready?.kind === 'jump') this.#change({ ...this.ready, louse });
  }

  /** Whether the bumped monkey is pushed on. */
  setShove(shove: boolean): void {
    if (this.ready?.kind === 'bump') this.#change({ ...this.ready, shove: shove ? 1 : 0 });
  }

  /** Whether a spy comes along with a spawn. */
  setHidden(spy: boolean): void {
    if (this.ready?.kind === 'spawn') this.#change({ ...this.ready, spies: spy ? 1 : 0 });
  }

  setWayOut(way: ItchyLeave['way']): void {
    if (this.ready?.kind === 'leave') this.#change({ ...this.ready, way });
  }

  /** The most lice that may cross. */
  allParty(bump: ItchyBump): Party {
    return selecting.largest(selecting.parties(this.legal, bump));
  }

  /** Whether there is a monkey at the end of a bump for lice to cross to. */
  hits(bump: ItchyBump): boolean {
    return this.monkey(selecting.contactOf(bump)) !== undefined;
  }

  #touchSpecies(cell: Cell): void {
    const species = this.monkey(cell)?.species;
    if (!species) return this.clear();
    if (this.ready?.kind === 'pick' && this.ready.species === species) return this.confirm();
    this.chooseSpecies(species);
  }

  #respond(response: Response, cell: Cell): void {
    if ('select' in response) return this.#select(response.select);
    if ('confirm' in response) return this.confirm(response.confirm);
    if (this.ready && selecting.goalOf(this.ready, this.scene) === cell) return void this.why(this.ready);
    this.#impossible(cell);
  }

  /** Nothing legal was touched: ask about what was most likely meant. */
  #impossible(cell: Cell): void {
    const seat = this.session.seat;
    if (seat === null) return;
    const action = meant(this.scene, this.legal, seat, this.selection, cell);
    if (action && selecting.isLegal(this.legal, action)) return this.#change(action);
    if (action) return void this.why(action);
    if (this.source !== null && this.monkey(cell)) this.apart = { from: this.source, to: cell };
    else this.clear();
  }

  #change(action: ItchyAction): void {
    this.#select({ stage: 'ready', action });
  }

  #select(selection: Selection): void {
    this.selection = selection;
    this.notice = null;
    this.apart = null;
    this.foresee(selection.stage === 'ready' ? selection.action : null);
  }
}
