/** What a click on Play will start, in words. */
import { botName, listed } from '../match/names';
import { t } from '../settings.svelte';
import type { BotInfo } from '../wire';
import type { SeatDraft } from './draft.svelte';

/** '2 players · against Pepper, a fair opponent'. */
export function planWords(seats: readonly SeatDraft[], bots: readonly BotInfo[]): string {
  const parts = seats.length > 1 ? [t('web-plan-players', { count: seats.length })] : [t('web-plan-alone')];
  const people = seats.filter(({ kind }) => kind === 'here').length - 1;
  const links = seats.filter(({ kind }) => kind === 'link').length;
  const against = seats.filter(({ kind }) => kind === 'bot').map(({ bot }) => bot);
  if (people > 0) parts.push(t('web-plan-here', { count: people + 1 }));
  if (links) parts.push(t('web-plan-link', { count: links }));
  if (against.length) parts.push(againstWords(against, bots));
  return parts.join(' · ');
}

function againstWords(against: readonly string[], bots: readonly BotInfo[]): string {
  const kinds = [...new Set(against)];
  const [first = ''] = kinds;
  const stars = starsOf(first, bots);
  if (kinds.length > 1 || !stars) return t('web-plan-bots', { count: against.length, names: listed(kinds.map(botName)) });
  const strength = t('web-strength', { stars });
  return against.length === 1
    ? t('web-plan-bot', { name: botName(first), strength })
    : t('web-plan-like', { count: against.length, name: botName(first), strength });
}

export const starsOf = (bot: string, bots: readonly BotInfo[]): number => bots.find(({ name }) => name === bot)?.stars ?? 0;
