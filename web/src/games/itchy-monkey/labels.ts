/** What cells and actions are called, for eyes and ears. */
import { playerName } from '../../match/names';
import { t } from '../../settings.svelte';
import type { ItchyAction, ItchyMonkeyView, PlayerInfo } from '../../wire';
import type { Cell, Role } from './board-props';
import { goalOf } from './selection';

/** A cell with all that is on it: 'd4, lemur, 2 workers and 1 queen of Ann, power 4, can be chosen'. */
export function cellLabel(cell: Cell, monkey: ItchyMonkeyView | undefined, players: readonly PlayerInfo[], roles: readonly Role[]): string {
  const words = [cell];
  if (!monkey) words.push(t('web-itchy-empty'));
  else words.push(t(`itchy-species-${monkey.species}`), ...riders(monkey, players));
  for (const role of roles) {
    if (role === 'source' || role === 'selected' || role === 'target' || role === 'landing') words.push(t(`web-itchy-role-${role}`));
  }
  return words.join(', ');
}

function riders(monkey: ItchyMonkeyView, players: readonly PlayerInfo[]): string[] {
  if (monkey.owner === null) return [t('web-itchy-no-lice')];
  const { workers, queens, power } = monkey;
  const words = [t('web-itchy-lice-of', { workers, queens, player: playerName(players, monkey.owner) }), t('itchy-power', { power })];
  return monkey.colony ? [...words, t('itchy-colony')] : words;
}

/** The words on the primary button. */
export function actionLabel(action: ItchyAction): string {
  if (action.kind === 'skip' || action.kind === 'end') return t(`itchy-action-${action.kind}`);
  return t('web-itchy-do', { action: t(`itchy-action-${action.kind}`), cell: goalOf(action) ?? '', travel: 'way' in action ? 'yes' : 'no' });
}
