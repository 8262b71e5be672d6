import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMatch, heldFrom, heldMatch, heldMatches, joiningNonce, keepMatch, keptNonce, type HeldMatch } from './memory';

class FakeStorage implements Pick<Storage, 'getItem' | 'setItem'> {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

const held = (match: string, ...tokens: string[]): HeldMatch => ({ match, game: 'g', tokens, invitations: [], since: 0 });

describe('the seats a browser holds', () => {
  let storage: Storage;

  beforeEach(() => {
    storage = new FakeStorage() as unknown as Storage;
  });

  it('are kept, newest first', () => {
    keepMatch(held('one', 'a'), storage);
    keepMatch(held('two', 'b'), storage);
    expect(heldMatches(storage).map(({ match }) => match)).toEqual(['two', 'one']);
  });

  it('add up within a match', () => {
    keepMatch({ ...held('one', 'a'), invitations: [{ seat: 1, code: 'c' }] }, storage);
    keepMatch(held('one', 'b'), storage);
    expect(heldMatch('one', storage)).toMatchObject({ tokens: ['a', 'b'], invitations: [{ seat: 1, code: 'c' }] });
  });

  it('are of the kinds that were seen first and later', () => {
    keepMatch({ ...held('one', 'a'), kinds: { '0': 'here' } }, storage);
    keepMatch({ ...held('one', 'b'), kinds: { '1': 'link' } }, storage);
    expect(heldMatch('one', storage)?.kinds).toEqual({ '0': 'here', '1': 'link' });
  });

  it('can be forgotten', () => {
    keepMatch(held('one', 'a'), storage);
    forgetMatch('one', storage);
    expect(heldMatches(storage)).toEqual([]);
  });

  it('are none when the storage contains something else', () => {
    storage.setItem('vervet.matches', '{"odd": 1');
    expect(heldMatches(storage)).toEqual([]);
    storage.setItem('vervet.matches', '[1, {"match": "x"}]');
    expect(heldMatches(storage)).toEqual([]);
  });

  it('come from what the server grants to the creator', () => {
    const created = {
      match: 'm',
      seats: [
        { seat: 0, kind: 'here' as const, token: 'a', invitation: null },
        { seat: 1, kind: 'link' as const, token: null, invitation: 'i' },
        { seat: 2, kind: 'bot' as const, token: null, invitation: null },
      ],
    };
    expect(heldFrom(created, 'g', 5)).toEqual({
      match: 'm',
      game: 'g',
      host: 'a',
      tokens: ['a'],
      invitations: [{ seat: 1, code: 'i' }],
      kinds: { '0': 'here', '1': 'link', '2': 'bot' },
      promised: true,
      since: 5,
    });
  });

  it('are asked for with the same nonce until the answer is there, whatever happens to the page', () => {
    expect(keptNonce('invitation', storage)).toBeNull();
    const nonce = joiningNonce('invitation', storage);
    expect(nonce).toMatch(/^[0-9a-f]{48}$/);
    expect(joiningNonce('invitation', storage)).toBe(nonce);
    expect(keptNonce('invitation', storage)).toBe(nonce);
    expect(joiningNonce('another', storage)).not.toBe(nonce);
  });
});
