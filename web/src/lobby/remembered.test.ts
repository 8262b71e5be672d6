import { beforeEach, describe, expect, it } from 'vitest';
import { FakeStorage } from '../pledge/storage.fixture';
import { hasWon, keepSetup, keepWin, keptSetup, lastGame } from './remembered';

describe('what the lobby remembers', () => {
  let storage: Storage;
  beforeEach(() => (storage = new FakeStorage()));

  it('knows nothing at the first visit, nor of something broken', () => {
    expect([lastGame(storage), keptSetup('after-us', storage), hasWon('after-us', storage)]).toEqual(['', null, false]);
    storage.setItem('vervet.lobby', '{"game": "after-us", "setups": {"after-us": {"seats": 3}}, "won": 1}');
    expect([lastGame(storage), keptSetup('after-us', storage), hasWon('after-us', storage)]).toEqual(['after-us', null, false]);
    storage.setItem('vervet.lobby', 'nonsense');
    expect(lastGame(storage)).toBe('');
  });

  it('keeps the setup of each game, and which one was last', () => {
    const one = { seats: [{ kind: 'here' as const, bot: '' }], values: { objects: 'named' } };
    keepSetup('after-us', one, storage);
    keepSetup('itchy-monkey', { seats: [], values: {} }, storage);
    expect(lastGame(storage)).toBe('itchy-monkey');
    expect(keptSetup('after-us', storage)).toEqual(one);
  });

  it('remembers a win for good, whatever is played after it', () => {
    keepWin('after-us', storage);
    keepWin('after-us', storage);
    keepSetup('after-us', { seats: [], values: {} }, storage);
    expect(hasWon('after-us', storage)).toBe(true);
    expect(hasWon('itchy-monkey', storage)).toBe(false);
  });
});
