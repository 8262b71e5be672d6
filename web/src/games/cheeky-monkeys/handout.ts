/** Handing out a whole hand (CM-52): who gets which card is settled here first, then sent card by card. */
import type { CheekyAction } from '../../wire';

/** How many cards of each kind somebody has, or will get. */
export type Counts = Readonly<Record<string, number>>;
/** What each seat will get. */
export type Shares = Readonly<Record<number, Counts>>;

const sum = (counts: Counts): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** Cards not yet meant for anybody. */
export function unassigned(hand: Counts, shares: Shares): Record<string, number> {
  const left = Object.entries(hand).map(
    ([card, count]) => [card, count - Object.values(shares).reduce((total, share) => total + (share[card] ?? 0), 0)] as const,
  );
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

export const isWhole = (hand: Counts, shares: Shares): boolean => sum(unassigned(hand, shares)) === 0;

/** The card to be assigned next: the one that was picked, as long as there is one left, or the first that is. */
export function picked(hand: Counts, shares: Shares, wanted: string | null): string | null {
  const left = unassigned(hand, shares);
  return wanted !== null && left[wanted] ? wanted : (Object.keys(left)[0] ?? null);
}

/** One more card for a seat, if there is one left. */
export function assign(hand: Counts, shares: Shares, card: string, seat: number): Shares {
  if (!unassigned(hand, shares)[card]) return shares;
  const share = shares[seat] ?? {};
  return { ...shares, [seat]: { ...share, [card]: (share[card] ?? 0) + 1 } };
}

/** One card back from a seat; not one the server already holds for it. */
export function takeBack(shares: Shares, sent: readonly Counts[], card: string, seat: number): Shares {
  const share = shares[seat] ?? {};
  const count = share[card] ?? 0;
  if (count <= (sent[seat]?.[card] ?? 0)) return shares;
  return { ...shares, [seat]: { ...share, [card]: count - 1 } };
}

/** Everything left, to one seat. */
export function assignAll(hand: Counts, shares: Shares, seat: number): Shares {
  return Object.entries(unassigned(hand, shares)).reduce((now, [card, count]) => {
    const share = now[seat] ?? {};
    return { ...now, [seat]: { ...share, [card]: (share[card] ?? 0) + count } };
  }, shares);
}

/** Shares start with what the server already holds for each seat. */
export function begun(sent: readonly Counts[]): Shares {
  return Object.fromEntries(sent.flatMap((packet, seat) => (sum(packet) ? [[seat, { ...packet }]] : [])));
}

/** The next card to send: the server wants them in an order of its own, and lists only the next ones. */
export function nextSent(legal: readonly CheekyAction[], shares: Shares, sent: readonly Counts[]): CheekyAction | null {
  const owed = (action: CheekyAction) =>
    action.kind === 'hand' && (shares[action.seat]?.[action.card] ?? 0) > (sent[action.seat]?.[action.card] ?? 0);
  return legal.find(owed) ?? null;
}
