import { expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../wire';
import { changedOptions, termsOptions } from './options';

const option = (name: string, kind: OptionInfo['kind'], usual: OptionInfo['default']): OptionInfo => ({
  ...{ name, kind, default: usual, rule: '', advanced: false },
});
const GAME: GameInfo = {
  ...{ name: 'itchy-monkey', version: 2, seats: [2, 2], rules: [], bots: [], lessons: 0, box: null },
  options: [
    option('players', 'count', 2),
    option('edition', 'choice', 'second'),
    option('rounds', 'count', 0),
    option('spies', 'flag', true),
  ],
};

test('only what is not as usual is told', () => {
  expect(changedOptions(GAME, { players: 2, edition: 'second', rounds: 0, spies: true })).toEqual([]);
  const words = changedOptions(GAME, { players: 3, edition: 'first', rounds: 30, spies: true });
  expect(words.map(({ value }) => value)).toEqual([expect.stringMatching(/\w/), '30']);
});

test('options are read from the terms of the deal, and nothing from what is none', () => {
  expect(termsOptions('{"options":{"rounds":30}}')).toEqual({ rounds: 30 });
  for (const terms of ['', 'null', '{}', '{"options":null}']) expect(termsOptions(terms)).toEqual({});
});
