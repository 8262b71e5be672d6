/** The seats this browser holds: tokens and invitations by match, kept in localStorage. */
import type { MatchCreated, SeatKind } from './wire';

export interface Invitation {
  seat: number;
  code: string;
}

export interface HeldMatch {
  match: string;
  game: string;
  tokens: string[];
  invitations: Invitation[];
  /** What sits at the seats that this browser knows of: `here`, `link` or `bot`. */
  kinds?: Record<string, SeatKind>;
  /** The token of a seat at the screen where the match was made: who has it may fill seats, give them again, call it off. */
  host?: string;
  /** Whether its deal must be proven: it was made here, without a seed. */
  promised?: boolean;
  /** Whether it was offered at the end of another one, whose players see the offer there. */
  rematch?: boolean;
  since: number;
}

const KEY = 'vervet.matches';
const MOST = 40;

function isHeld(value: unknown): value is HeldMatch {
  if (typeof value !== 'object' || value === null) return false;
  const held = value as Partial<HeldMatch>;
  return typeof held.match === 'string' && Array.isArray(held.tokens) && Array.isArray(held.invitations);
}

export function heldMatches(storage: Storage = localStorage): HeldMatch[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHeld) : [];
  } catch {
    return [];
  }
}

export function heldMatch(match: string, storage: Storage = localStorage): HeldMatch | null {
  return heldMatches(storage).find((held) => held.match === match) ?? null;
}

/** Keep a match, newest first; the tokens of seats taken later are added to those held. */
export function keepMatch(held: HeldMatch, storage: Storage = localStorage): void {
  const before = heldMatch(held.match, storage);
  const tokens = [...new Set([...(before?.tokens ?? []), ...held.tokens])];
  const invitations = held.invitations.length ? held.invitations : (before?.invitations ?? []);
  const others = heldMatches(storage).filter((other) => other.match !== held.match);
  const kinds = { ...before?.kinds, ...held.kinds };
  const host = held.host ?? before?.host;
  write([{ ...held, tokens, invitations, kinds, ...(host ? { host } : {}) }, ...others].slice(0, MOST), storage);
}

export function forgetMatch(match: string, storage: Storage = localStorage): void {
  write(
    heldMatches(storage).filter((held) => held.match !== match),
    storage,
  );
}

const JOINING = 'vervet.joining';

/** What makes taking a seat safe to repeat: the same for this invitation until the seat is held. */
export function joiningNonce(invitation: string, storage: Storage = localStorage): string {
  const nonce = keptNonce(invitation, storage) ?? newNonce();
  try {
    storage.setItem(JOINING, JSON.stringify({ invitation, nonce }));
  } catch {
    // Then an answer that is lost is lost.
  }
  return nonce;
}

/** Not a UUID of the browser's: pages that come over a local network unencrypted have none. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The nonce of a seat that was asked for here, with an answer that may have been lost. */
export function keptNonce(invitation: string, storage: Storage = localStorage): string | null {
  try {
    const kept = JSON.parse(storage.getItem(JOINING) ?? 'null') as { invitation?: unknown; nonce?: unknown } | null;
    return kept?.invitation === invitation && typeof kept.nonce === 'string' ? kept.nonce : null;
  } catch {
    return null;
  }
}

function write(matches: HeldMatch[], storage: Storage): void {
  try {
    storage.setItem(KEY, JSON.stringify(matches));
  } catch {
    // Without storage, a match lasts only as long as its page.
  }
}

function hostOf({ seats }: MatchCreated): { host?: string } {
  const host = seats.find(({ kind, token }) => kind === 'here' && token)?.token;
  return host ? { host } : {};
}

/** An invitation that takes the place of an earlier one to the same seat. */
export function keepInvitation(match: string, fresh: Invitation, storage: Storage = localStorage): void {
  const held = heldMatch(match, storage);
  if (held) keepMatch({ ...held, invitations: [...held.invitations.filter(({ seat }) => seat !== fresh.seat), fresh] }, storage);
}

/** What the creator of a match keeps; this client gives no seeds. */
export function heldFrom(created: MatchCreated, game: string, since: number): HeldMatch {
  return {
    match: created.match,
    game,
    tokens: created.seats.flatMap(({ token }) => token ?? []),
    invitations: created.seats.flatMap(({ seat, invitation }) => (invitation ? { seat, code: invitation } : [])),
    kinds: Object.fromEntries(created.seats.map(({ seat, kind }) => [seat, kind])),
    ...hostOf(created),
    promised: true,
    since,
  };
}
