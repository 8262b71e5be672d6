import { expect, it } from 'vitest';
import { playOnRequest } from './playing-on';

const MOMENT = { version: 12, viewer: 1, tokens: ['mine'] };
const WISH = { seat: 1, count: 3, bot: 'mcts-200', name: ' Ada ' } as const;

it('takes my seat and gives the others to bots', () => {
  expect(playOnRequest({ ...WISH, others: 'bot' }, MOMENT)).toEqual({
    ...MOMENT,
    seat: 1,
    seats: [
      { kind: 'bot', bot: 'mcts-200' },
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', bot: 'mcts-200' },
    ],
  });
});

it('invites the others by link', () => {
  const { seats } = playOnRequest({ ...WISH, seat: 0, others: 'link' }, { ...MOMENT, viewer: null, tokens: [] });
  expect(seats).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'link' }, { kind: 'link' }]);
});

it('seats the others at this screen, where nobody comes by a link', () => {
  const { seats } = playOnRequest({ ...WISH, others: 'here' }, MOMENT);
  expect(seats).toEqual([{ kind: 'here' }, { kind: 'here', name: 'Ada' }, { kind: 'here' }]);
});

it('asks nobody where one plays alone', () => {
  expect(playOnRequest({ ...WISH, seat: 0, count: 1, others: 'bot' }, MOMENT).seats).toEqual([{ kind: 'here', name: 'Ada' }]);
});
