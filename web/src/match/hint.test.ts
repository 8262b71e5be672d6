import { expect, test } from 'vitest';
import type { Hinted } from '../wire';
import { reasonWords, usualReason } from './hint';

const hinted = (action: Hinted<'itchy-monkey'>['action'], events: Hinted<'itchy-monkey'>['events'] = []): Hinted<'itchy-monkey'> => ({
  type: 'hinted',
  id: 1,
  action,
  events,
});

const words = (found: Hinted<'itchy-monkey'>) => reasonWords(usualReason('itchy-monkey', [], found));

test('what would follow says why', () => {
  const won = {
    event: 'fight',
    rule: 'IM-28',
    seat: 0,
    cell: 'd4',
    loser: 1,
    attack: 5,
    defence: 3,
    result: 'exceed',
    workers: 3,
    queens: 0,
  } as const;
  expect(words(hinted({ kind: 'end' }, [won]))).toContain('d4');
});

test('else what is done, and else what holds for every move of the game', () => {
  const spawn = words(hinted({ kind: 'spawn', cell: 'd4', spies: 0 }));
  const end = words(hinted({ kind: 'end' }));
  expect(spawn).not.toBe(end);
  expect(end).not.toContain('itchy-why');
});
