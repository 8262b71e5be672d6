/** What somebody most likely meant by touching a card that cannot be played: we ask the server why that action is refused. */
import type { CheekyAction, CheekyView } from '../../wire';
import { playing } from './deck';

/** The card with whatever target comes to hand. */
export function meantBy(card: string, view: CheekyView, seat: number): CheekyAction {
  const kind = playing(card);
  const mine = view.players[seat]?.monkeys.map(({ monkey }) => monkey) ?? [];
  const others = view.players.filter((player) => player.seat !== seat && player.status !== 'out');
  const theirs = others.flatMap(({ monkeys }) => monkeys.map(({ monkey }) => monkey));
  const scratchers = view.players.flatMap(({ monkeys }) =>
    monkeys.filter((one) => one.kind === 'headscratcher').map(({ monkey }) => monkey),
  );
  const monkey = { ground: scratchers[0] ?? 'headscratcher1', exchange: theirs[0] }[kind as string] ?? mine[0] ?? theirs[0] ?? 'sniper1';
  const other = others[0]?.seat ?? seat;
  const fields: Record<string, object> = {
    ground: { monkey },
    soggy: { seat: other },
    escape: { monkey },
    exchange: mine[0] ? { monkey, given: mine[0] } : { monkey },
    check: { monkey },
    deliver: { monkey, seat: other },
  };
  return { kind, ...fields[kind] } as CheekyAction;
}
