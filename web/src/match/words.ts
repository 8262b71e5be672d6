/** Sentences about a match: events, refusals, and how it ended. */
import { faceOf } from '../games/faces';
import { known, settings, t } from '../settings.svelte';
import type { OutcomeInfo, PlayerInfo, Problem, RefusalInfo, Refused } from '../wire';
import { playerName, valuesOf } from './names';

export function eventWords(game: string, players: readonly PlayerInfo[], event: Readonly<Record<string, unknown>>): string {
  return t(`${faceOf(game).prefix}-event-${String(event['event'])}`, valuesOf(players, event));
}

export function refusalWords(players: readonly PlayerInfo[], refusal: RefusalInfo): string {
  return t(refusal.reason, valuesOf(players, refusal.details));
}

/** The same for options in the lobby, which are called by their names. */
export function optionProblemWords(game: string, problem: Problem | null): string {
  const refusal = problem?.refusal;
  const option = refusal?.details['option'];
  const named = `${game}-option-${String(option)}`;
  if (!refusal || !known(named)) return problemWords([], problem);
  return refusalWords([], { ...refusal, details: { ...refusal.details, option: t(named) } });
}

/** A refusal by the rules has words of its own; one by the server is said by its code. */
export function problemWords(players: readonly PlayerInfo[], problem: Problem | Refused | null): string {
  if (!problem) return t('web-problem-no-answer');
  if (problem.refusal) return refusalWords(players, problem.refusal);
  const id = `web-problem-${problem.code}`;
  return known(id) ? t(id) : t('web-problem-internal');
}

export function listWords(words: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(words);
}

/** Who won, and why. */
export function outcomeWords(game: string, players: readonly PlayerInfo[], outcome: OutcomeInfo): { who: string; why: string } {
  const names = outcome.winners.map((seat) => playerName(players, seat));
  const why = t(`${faceOf(game).prefix}-outcome-${outcome.reason}`);
  if (!names.length) return { who: t('outcome-draw'), why };
  const who = names.length > 1 ? t('outcome-shared', { players: listWords(names) }) : t('outcome-win', { player: names[0] ?? '' });
  return { who, why };
}
