/** Why a hint says what it says: what is about to happen, to whom, and what one could do about it. */
import { nameWithin } from '../../match/names';
import type { CheekyPlayerView } from '../../wire';
import type { Why } from '../faces';
import { isCard, kindOf } from './deck';
import { isDoomed, rescues } from './doom';
import { cardName, kindName, kindShort } from './labels';

/** The card that gives everybody a monkey, and names nobody. */
const FOR_ALL = 'common-misfortune';

export const why: Why<'cheeky-monkeys'> = (table, { action }, players) => {
  const [next] = table.view.queue;
  const seat = table.seat ?? 0;
  switch (action?.kind) {
    case 'pass':
      if (table.legal.length === 1) return { id: 'cheeky-why-empty', values: {} };
      if (isDoomed(table.view, seat)) return rescues(table.view, table.legal, seat).length ? null : { id: 'cheeky-why-doomed', values: {} };
      if (!next) return endangered(table.view.players[seat]) ? null : { id: 'cheeky-why-quiet', values: {} };
      if (next.seat === seat) return isCard(next.what) ? { id: 'cheeky-why-mine', values: {} } : null;
      return concerns(next, seat) ? null : { id: 'cheeky-why-unhurt', values: {} };
    case 'done':
      return table.legal.length === 1 ? { id: 'cheeky-why-unable', values: {} } : null;
    case 'noway':
      return next ? { id: 'cheeky-why-stop', values: { what: isCard(next.what) ? cardName(next.what) : kindName(next.what) } } : null;
    case 'escape':
      return { id: 'cheeky-why-escape-of', values: { monkey: kindShort(kindOf(action.monkey)) } };
    case 'exchange':
      return { id: `cheeky-why-${action.given ? 'exchange' : 'take'}-of`, values: { monkey: kindShort(kindOf(action.monkey)) } };
    case 'check': {
      const owner = table.view.players.find(({ monkeys }) => monkeys.some(({ monkey }) => monkey === action.monkey))?.seat ?? seat;
      const monkey = kindShort(kindOf(action.monkey));
      if (owner === seat) return { id: 'cheeky-why-check-of', values: { monkey } };
      return { id: 'cheeky-why-check-other', values: { monkey, player: nameWithin(players, owner) } };
    }
    case 'deliver':
    case 'gift':
      return {
        id: `cheeky-why-${action.kind}-of`,
        values: { monkey: kindShort(kindOf(action.monkey)), player: nameWithin(players, action.seat) },
      };
    case 'hand':
      return { id: 'cheeky-why-hand-to', values: { player: nameWithin(players, action.seat) } };
    default:
      return null;
  }
};

/** Whether fuses or a shock threaten somebody as things lie. */
const endangered = (player: CheekyPlayerView | undefined) => !!player && ((player.lit && !player.soggy) || player.shock);

/** Whether what happens next may reach somebody: they are named, it is for everybody, or nobody is. */
function concerns(
  { trainer, other, risk, what }: { trainer: number | null; other: number | null; risk: string[]; what: string },
  seat: number,
) {
  const named = [trainer, other].filter((one) => one !== null);
  return named.includes(seat) || risk.length > 0 || what === FOR_ALL || (!named.length && !isCard(what));
}
