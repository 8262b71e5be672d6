/** What cells and actions are called, on the screen and for screen readers. */
import { NOBODY } from '../../art/marks';
import { eventValues, nameWithin, playerName, saidOf, secondPerson, type Seated } from '../../match/names';
import { eventWords, listWords } from '../../match/words';
import { known, settings, t } from '../../settings.svelte';
import type { ItchyAction, ItchyEvent } from '../../wire';
import type { Cell, Drawn, Role } from './board-props';
import { bearing } from './compass';
import { goalOf } from './selection';
import { BARE, isOnBoard, type Terrain } from './terrain';

/** Why a cell stands out, as far as one who listens must know. */
const SAID: ReadonlySet<Role> = new Set(['source', 'selected', 'target', 'landing', 'deciding']);

type Players = readonly Seated[];

/** A cell with everything on it: 'd4, lemur, Ann: 2 workers and 1 queen, power 4, can be chosen'. */
export function cellLabel(cell: Cell, monkey: Drawn | undefined, players: Players, roles: readonly Role[]): string {
  const words = [cell];
  if (!monkey) words.push(t('web-itchy-empty'));
  else words.push(t(`itchy-species-${monkey.species}`), ...riders(monkey, players), ...signs(monkey, players));
  for (const role of roles) {
    if (SAID.has(role)) words.push(t(`web-itchy-role-${role}`));
  }
  return words.join(', ');
}

/** The same, for a board on which little changes at a time: only what has changed is put into words again. */
export function cellNamer(): typeof cellLabel {
  const named = new Map<Cell, { of: readonly unknown[]; words: string }>();
  return (cell, monkey, players, roles) => {
    const of = [monkey, players, settings.language, ...roles];
    const before = named.get(cell);
    if (before?.of.length === of.length && of.every((one, at) => one === before.of[at])) return before.words;
    const words = cellLabel(cell, monkey, players, roles);
    named.set(cell, { of, words });
    return words;
  };
}

/** What a ready action would bring about; what one does oneself is promised, everything else is told as it would be. */
export function forecastWords(players: Players, seat: number, event: ItchyEvent): string {
  const own = `web-itchy-will-${event.event}`;
  if (!('seat' in event) || event.seat !== seat || !known(own)) return eventWords('itchy-monkey', players, event);
  return t(own, { queens: 0, ...eventValues('itchy-monkey', 'itchy', players, event) });
}

/** A way off the board for the monkey on a cell. */
export function exitLabel(from: Cell, place: Cell): string {
  return t('web-itchy-exit', { way: bearing(from, place)?.way ?? 'north', cell: from });
}

/** Whose lice are there, how strong they are, and what they amount to. */
export function riders(monkey: Drawn, players: Players): string[] {
  const words: string[] = [];
  const { owner, workers, queens, power } = monkey;
  if (owner !== null) {
    const lice = { workers, queens };
    words.push(
      owner === NOBODY ? t('itchy-lice', lice) : t('web-itchy-lice-of', { ...lice, player: playerName(players, owner) }),
      t('itchy-power', { power }),
    );
  }
  for (const seat of monkey.spies) words.push(saidOf('web-itchy-spy-of', players, { player: seat }));
  if (monkey.spies.length) words.push(t('web-itchy-counted', { count: monkey.counted }));
  return words.length ? words : [t('web-itchy-no-lice')];
}

function colonyWords(colonies: readonly number[], players: Players): string {
  const whose = colonies.length === 1 ? colonies[0] : null;
  return t(secondPerson('web-itchy-colony-of', players, whose), { players: listWords(colonies.map((seat) => nameWithin(players, seat))) });
}

/** What else there is to know about a monkey. */
export function signs(monkey: Drawn, players: Players): string[] {
  const { colonies, owner, clan } = monkey;
  const words: string[] = [];
  if (colonies.length === 1 && colonies[0] === owner) words.push(t('itchy-colony'));
  else if (colonies.length) words.push(colonyWords(colonies, players));
  if (clan !== null) words.push(saidOf('web-itchy-clan-of', players, { player: clan }));
  if (monkey.nitpickable) words.push(t('web-itchy-nitpickable'));
  if (monkey.resting) words.push(t('itchy-clan-resting'));
  if (monkey.broken) words.push(t('itchy-clan-broken-out'));
  return [...words, ...monkey.abilities.map((species) => t(`itchy-ability-${species}`))];
}

/** The abilities of a monkey, explained. */
export function abilityWords(monkey: Drawn | undefined): string {
  return (monkey?.abilities ?? [])
    .map((species) => t('named', { name: t(`itchy-ability-${species}`), value: t(`itchy-ability-${species}.about`) }))
    .join(' ');
}

/** The label of the primary button. */
export function actionLabel(action: ItchyAction, terrain: Terrain = BARE): string {
  if (action.kind === 'skip' || action.kind === 'end') return t(`itchy-action-${action.kind}`);
  if (action.kind === 'pick') return t('web-itchy-do-pick', { species: t(`itchy-species-${action.species}.plural`) });
  if (action.kind === 'leave') return t('web-itchy-do-leave', { cell: action.cell });
  const goal = goalOf(action, terrain) ?? '';
  return t('web-itchy-do', {
    action: t(`itchy-action-${action.kind}`),
    cell: isOnBoard(terrain.size, goal) ? goal : '',
    travel: 'way' in action ? 'yes' : 'no',
  });
}
