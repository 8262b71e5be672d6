import { expect, it } from 'vitest';
import type { Session } from '../../match/session.svelte';
import { Play } from './play.svelte';

const session = () => ({}) as Session<'after-us'>;

it('finds the cards as they were laid before the table gave way to one of the past', () => {
  const here = session();
  new Play(here).order = [3, 1, 2];
  expect(new Play(here).order).toEqual([3, 1, 2]);
  expect(new Play(session()).order).toEqual([]);
});
