/** Sentences about a match: events, refusals, and how it ended. */
import { faceOf } from '../games/faces';
import { known, t } from '../settings.svelte';
import type { GameName, Games, OutcomeInfo, Problem, RefusalInfo, Refused } from '../wire';
import {
  eventText,
  eventValues,
  isYou,
  listed,
  nameWithin,
  refusalValues,
  saidOf,
  seated,
  sentence,
  withoutBots,
  type Seated,
} from './names';
import type { Note } from './notes';

export { listed as listWords };

export function eventWords<G extends GameName>(game: G, players: readonly Seated[], event: Games[G]['event']): string {
  const { prefix } = faceOf(game);
  const id = `${prefix}-event-${event.event}`;
  const form = eventText(game, id, players, event);
  // A game of one's own may know no second person.
  const plain = form === id && 'seat' in event && isYou(players, event.seat);
  return sentence(t(form, eventValues(game, prefix, plain ? seated(players, []) : players, event)));
}

/** Who left, came back or took something back; what that was is said as the log says it, or as `instead`. */
export function noteWords<G extends GameName>(game: G, all: readonly Seated[], note: Note<G>, instead?: string): string {
  const players = withoutBots(all);
  const player = note.seat;
  if (note.what !== 'undone') return saidOf(`web-note-${note.what}`, players, { player });
  const what = note.step.events.map((event: Games[G]['event']) => eventWords(game, players, event)).join(' ');
  return what ? saidOf('web-note-undone', players, { player }, { what: instead ?? what }) : t('web-taken-back');
}

export function refusalWords(players: readonly Seated[], refusal: RefusalInfo): string {
  return t(refusal.reason, refusalValues(refusal.reason.split('-')[0] ?? '', players, refusal.details));
}

/** The same for options in the lobby, which are called by name. */
export function optionProblemWords(game: string, problem: Problem | null): string {
  return problem?.refusal ? optionRefusalWords(game, problem.refusal) : problemWords([], problem);
}

export function optionRefusalWords(game: string, refusal: RefusalInfo): string {
  const named = `${game}-option-${String(refusal.details['option'])}`;
  if (!known(named)) return refusalWords([], refusal);
  return refusalWords([], { ...refusal, details: { ...refusal.details, option: t(named) } });
}

/** A refusal by the rules has its own text; one by the server is put into words by its code. */
export function problemWords(players: readonly Seated[], problem: Problem | Refused | null): string {
  if (!problem) return t('web-problem-no-answer');
  if (problem.refusal) return refusalWords(players, problem.refusal);
  const id = `web-problem-${problem.code}`;
  return known(id) ? t(id) : t('web-problem-internal');
}

/** Where there is no table yet: of the games that are played for points, After Us alone names them. */
const USUAL_GOAL = 80;

/** What the game is about; null where its texts do not say. */
export function goalWords<G extends GameName>(game: G, view?: Games[G]['view']): string | null {
  const { prefix, kind } = faceOf(game);
  const goal = `web-${prefix}-goal`;
  const points = view && 'goal' in view ? view.goal : USUAL_GOAL;
  return known(goal) ? t(goal, { kind: view && kind ? kind(view) : 'usual', goal: points }) : null;
}

/** A round by its number, or whatever the game calls it. */
export function roundWords(game: string, round: number): string {
  const own = `${faceOf(game).prefix}-round`;
  return t(known(own) ? own : 'web-replay-round-number', { round });
}

/** How long a game was, in the game's own words. */
export function lengthWords(game: string, rounds: number, actions: number): string {
  const own = `web-${faceOf(game).prefix}-length`;
  return t(known(own) ? own : 'web-ending-length', { rounds, actions });
}

/** Who won, and why. */
export function outcomeWords(game: string, players: readonly Seated[], outcome: OutcomeInfo): { who: string; why: string } {
  const names = outcome.winners.map((seat) => nameWithin(players, seat));
  const own = `${faceOf(game).prefix}-outcome-${outcome.reason}`;
  const why = outcome.reason === 'resigned' ? resignedWords(players, outcome) : t(own);
  // The winner may not be a player at all.
  const other = `${faceOf(game).prefix}-outcome-${outcome.reason}.who`;
  if (!names.length) return { who: t(known(other) ? other : 'outcome-draw'), why };
  if (names.length > 1) return { who: sentence(t('outcome-shared', { players: listed(names) })), why };
  return { who: saidOf('outcome-win', players, { player: outcome.winners[0] ?? null }), why };
}

/** Somebody may give a game up: that is no rule of any game. It ends so only where everybody else has won. */
function resignedWords(players: readonly Seated[], outcome: OutcomeInfo): string {
  const seat = players.find((one) => !outcome.winners.includes(one.seat))?.seat ?? 0;
  return saidOf('outcome-resigned', players, { player: seat });
}

/** Won or lost, as one says it to somebody; null where several people share the screen, or nobody there played. */
export function verdictWords(outcome: OutcomeInfo, held: readonly number[]): string | null {
  const [seat] = held;
  if (seat === undefined || held.length > 1) return null;
  if (outcome.winners.includes(seat)) return t(outcome.winners.length > 1 ? 'web-ending-shared' : 'outcome-win.you');
  // With no winner among the seats it is a draw, unless somebody without a seat has won.
  return outcome.winners.length || outcome.reason === 'king' ? t('web-ending-lost') : null;
}
