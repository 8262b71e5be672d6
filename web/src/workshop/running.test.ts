import { expect, it } from 'vitest';
import { eventsIn } from './running';

it('reads events that come in pieces', () => {
  const first = eventsIn('data: {"kind":"waiting","before":2}\n\ndata: {"kind":"pl');
  expect(first.events).toEqual([{ kind: 'waiting', before: 2 }]);
  const second = eventsIn(first.rest + 'aying","games":1,"left":3.5}\n\n');
  expect(second).toEqual({ events: [{ kind: 'playing', games: 1, left: 3.5 }], rest: '' });
});

it('passes over what is no event', () => {
  expect(eventsIn(': still there\n\n').events).toEqual([]);
});
