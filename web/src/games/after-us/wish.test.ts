import { describe, expect, it } from 'vitest';
import { choose, wishFor as begin } from '../../match/wish';
import type { AfterUsAction } from '../../wire';
import { onLine, type Kind, type Wish } from './wish';

const LEGAL: AfterUsAction[] = [
  { kind: 'activate', frame: 'a1', target: 'b2' },
  { kind: 'activate', frame: 'a1', target: 'c3' },
  { kind: 'recruit', level: 1, food: 'flower' },
  { kind: 'recruit', level: 2, food: 'grain' },
  { kind: 'remove', card: 7 },
  { kind: 'remove', card: 231 },
];
const wishFor = (kind: Kind): Wish => begin(kind);

describe('a wish on the line', () => {
  it('lights up what can be touched on the line', () => {
    expect(onLine(LEGAL, wishFor('remove'))).toEqual({ field: 'card', what: 'card', values: [7, 231] });
    expect(onLine(LEGAL, wishFor('activate'))).toMatchObject({ what: 'frame', values: ['b2', 'c3'] });
    expect(onLine(LEGAL, wishFor('recruit'))).toBeNull();
  });

  it('lets a different card be touched once one is chosen', () => {
    expect(onLine(LEGAL, choose(wishFor('remove'), 'card', 7))?.values).toEqual([7, 231]);
  });
});
