import { expect, test } from 'vitest';
import type { AfterUsEvent, Step } from '../../wire';
import { sceneOf } from './show.svelte';

const news = (...events: AfterUsEvent[]) => {
  const step: Step<'after-us'> = { version: 7, seat: null, text: null, events };
  return { version: 7, steps: [step] };
};

test('a frame lights up in the line of whoever activates it, and what it costs and gives is on its way', () => {
  const scene = sceneOf(
    news({ event: 'activate', rule: 'AU-16', seat: 2, frame: 'ab1', pay: { fruit: 1 }, gain: { flower: 2, points: 3 }, king: {} }),
  );
  expect([...(scene.lit.get(2) ?? [])]).toEqual(['ab1']);
  expect(scene.chips.map(({ seat, kind, count, frame }) => [seat, kind, count, frame])).toEqual([
    [2, 'flower', 2, 'ab1'],
    [2, 'fruit', -1, 'ab1'],
    [2, 'points', 3, 'ab1'],
  ]);
});

test('what is changed into something else is seen going and coming', () => {
  const scene = sceneOf(news({ event: 'fridge', rule: 'AU-42', seat: 0, give: 'grain', get: 'energy', king: 0 }));
  expect(scene.chips.map(({ kind, count }) => [kind, count])).toEqual([
    ['grain', -1],
    ['energy', 1],
  ]);
});

test('a recruited card comes as it is known: face up to its owner, and not before it is served', () => {
  const asked = { event: 'recruit', rule: 'AU-32', seat: 1, species: 'gorilla', level: 2, means: 'token' } as const;
  const mine = sceneOf(news({ ...asked, waiting: false, card: 143 }));
  expect(mine.arrivals).toMatchObject([{ seat: 1, species: 'gorilla', level: 2, number: 143 }]);
  expect(sceneOf(news({ ...asked, waiting: false, card: null })).arrivals).toMatchObject([{ number: null }]);
  expect(sceneOf(news({ ...asked, waiting: true, card: null })).arrivals).toEqual([]);
});

test('a secret choice lights up nobody', () => {
  const scene = sceneOf(news({ event: 'choose', rule: 'AU-30', seat: 1, token: null }));
  expect([scene.lit.size, scene.chips.length]).toEqual([0, 0]);
});
