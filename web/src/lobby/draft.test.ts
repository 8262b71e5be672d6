import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire';
import { Draft, suggestedBot } from './draft.svelte';

const GAME: GameInfo = {
  name: 'itchy-monkey',
  box: null,
  version: 1,
  seats: [2, 4],
  options: [
    { name: 'players', kind: 'count', default: 2, rule: 'IM-01', advanced: false, least: 2, most: 4 },
    { name: 'edition', kind: 'choice', default: 'fr', rule: 'IM-11', advanced: false, words: ['fr', 'en'] },
    { name: 'rounds', kind: 'count', default: 120, rule: 'IM-36', advanced: true, least: 1, most: 1000 },
  ],
  rules: [],
  bots: [
    { name: 'random', stars: 1 },
    { name: 'glance-2', stars: 2 },
    { name: 'mcts-200', stars: 3 },
    { name: 'mcts-1000', stars: 4 },
  ],
  lessons: 0,
};

describe('a match in the lobby', () => {
  it('begins with one person here against an easy bot', () => {
    expect(new Draft(GAME, 'Ann').request()).toEqual({
      game: 'itchy-monkey',
      seats: [
        { kind: 'here', name: 'Ann', bot: '' },
        { kind: 'bot', name: '', bot: 'glance-2' },
      ],
      options: { players: 2, edition: 'fr', rounds: 120 },
    });
  });

  it('leaves the number of players to the seats', () => {
    const draft = new Draft(GAME, '');
    expect(draft.options.map(({ name }) => name)).toEqual(['edition', 'rounds']);
    draft.resize(4);
    expect(draft.request().options).toMatchObject({ players: 4 });
    expect(draft.request().seats).toHaveLength(4);
    draft.resize(2);
    expect(draft.request().seats).toHaveLength(2);
  });

  it('sends names only for people here and bots only for bots', () => {
    const draft = new Draft(GAME, ' Ann ');
    Object.assign(draft.seats[1] ?? {}, { kind: 'link', name: 'Bob' });
    expect(draft.request().seats).toEqual([
      { kind: 'here', name: 'Ann', bot: '' },
      { kind: 'link', name: '', bot: '' },
    ]);
  });

  it('asks for hints only where people play each other', () => {
    const draft = new Draft(GAME, '');
    draft.hints = true;
    expect(draft.request().hints).toBeUndefined();
    if (draft.seats[1]) draft.seats[1].kind = 'link';
    expect(draft.request().hints).toBe(true);
    draft.hints = false;
    expect(draft.request().hints).toBeUndefined();
  });

  it('has only people here when there are no bots', () => {
    expect(new Draft({ ...GAME, bots: [] }, '').seats.map(({ kind }) => kind)).toEqual(['here', 'here']);
  });

  it('suggests a fair bot to whoever has won, and a middling one where nobody measured', () => {
    expect(suggestedBot(GAME.bots, true)).toBe('mcts-200');
    const unmeasured = GAME.bots.map(({ name }) => ({ name, stars: 0 }));
    expect(suggestedBot(unmeasured, false)).toBe('mcts-200');
    expect(suggestedBot([], true)).toBe('');
  });

  it('plays by the edition in the language of the reader, until another is chosen', () => {
    const draft = new Draft(GAME, '', { language: 'en', won: false, setup: null });
    expect(draft.wishes).toMatchObject({ edition: 'en' });
    draft.speak('fr');
    expect(draft.wishes).toMatchObject({ edition: 'fr' });
    draft.set('edition', 'en');
    draft.speak('de');
    expect(draft.wishes).toMatchObject({ edition: 'en' });
  });

  it('remembers only what was chosen, and is set up again like that', () => {
    const draft = new Draft(GAME, 'Ann', { language: 'en', won: false, setup: null });
    expect(draft.setup).toEqual({
      seats: [
        { kind: 'here', bot: '' },
        { kind: 'bot', bot: '' },
      ],
      values: {},
    });
    draft.resize(3);
    Object.assign(draft.seats[2] ?? {}, { bot: 'mcts-1000' });
    draft.set('rounds', 60);
    const { setup } = draft;
    const again = new Draft(GAME, 'Ann', { language: 'fr', won: true, setup });
    expect(again.seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ['here', 'Ann', 'mcts-200'],
      ['bot', '', 'mcts-200'],
      ['bot', '', 'mcts-1000'],
    ]);
    expect(again.wishes).toEqual({ players: 3, edition: 'fr', rounds: 60 });
  });

  it('forgets what the game no longer offers', () => {
    const seats = Array.from({ length: 7 }, () => ({ kind: 'bot' as const, bot: 'gone' }));
    const draft = new Draft(GAME, '', { language: '', won: false, setup: { seats, values: { rounds: 5000, edition: 'de', gone: 1 } } });
    expect(draft.seats).toHaveLength(2);
    expect(draft.wishes).toEqual({ players: 2, edition: 'fr', rounds: 120 });
  });

  it('invites a friend in place of a bot, or to a seat of their own', () => {
    const draft = new Draft(GAME, 'Ann');
    expect(draft.request(draft.friendly).seats.map(({ kind }) => kind)).toEqual(['here', 'link']);
    draft.resize(3);
    expect(draft.request(draft.friendly).seats.map(({ kind }) => kind)).toEqual(['here', 'link', 'bot']);
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['here', 'bot', 'bot']);
    const solo = new Draft({ ...GAME, seats: [1, 4] }, 'Ann');
    solo.resize(1);
    expect(solo.request(solo.friendly)).toMatchObject({ options: { players: 2 }, seats: [{ kind: 'here' }, { kind: 'link' }] });
  });

  it('resets what only went with the value chosen before', () => {
    const options: GameInfo['options'] = [
      { name: 'objects', kind: 'choice', default: 'random', rule: 'AU-04', advanced: false, words: ['random', 'named'] },
      { name: 'named', kind: 'subset', default: [], rule: 'AU-04', advanced: false, words: ['moped', 'pinball'] },
    ];
    const draft = new Draft({ ...GAME, name: 'after-us', options }, '');
    draft.set('objects', 'named');
    draft.set('named', ['moped']);
    const refusal = { rule: 'AU-04', reason: 'after-objects-not-named', details: {} };
    draft.answer = { refusal: null, values: [{ option: 'objects', value: 'random', refusal }] };
    expect(draft.refusal('objects', 'random')).toBeNull();
    draft.set('objects', 'random');
    expect(draft.wishes).toMatchObject({ objects: 'random', named: [] });
    expect(draft.refusal('objects', 'random')).toEqual(refusal);
  });

  it('knows what the server would refuse', () => {
    const draft = new Draft(GAME, '');
    const refusal = { rule: 'IM-60', reason: 'itchy-clan-two-players', details: {} };
    expect(draft.refusal('mode', 'clan')).toBeNull();
    draft.answer = {
      refusal: null,
      values: [
        { option: 'mode', value: 'clan', refusal },
        { option: 'players', value: 4, refusal },
      ],
    };
    expect(draft.refusal('mode', 'clan')).toEqual(refusal);
    expect(draft.room).toEqual({ most: 3, why: refusal });
  });
});
