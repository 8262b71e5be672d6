import { describe, expect, it } from 'vitest';
import type { AfterUsBoardView } from '../../wire';
import { meantBy } from './intent';

const board = (more: object): AfterUsBoardView =>
  ({
    line: [7, 231, null],
    stock: { flower: 0, fruit: 2, grain: 1, energy: 0 },
    frames: [],
    token: null,
    ...more,
  }) as unknown as AfterUsBoardView;

describe('what an impossible wish most likely meant', () => {
  it('is to remove a card of the line, for rage', () => {
    expect(meantBy('remove', board({}))).toEqual({ kind: 'remove', card: 7 });
  });

  it('is a monkey rather than a tamarin, for the mobile phone and the console', () => {
    expect(meantBy('phone', board({}))).toMatchObject({ card: 231 });
    expect(meantBy('console', board({}))).toMatchObject({ card: 231 });
  });

  it('is to pay with what there is most of', () => {
    expect(meantBy('copy', board({}))).toMatchObject({ price: 'fruit' });
    expect(meantBy('fridge', board({}))).toMatchObject({ give: 'fruit', get: 'flower' });
  });

  it('is the food on the token, for a recruit', () => {
    expect(meantBy('recruit', board({ token: 'gorilla' }))).toMatchObject({ food: 'grain' });
    expect(meantBy('recruit', board({ token: 'chimpanzee' }))).toMatchObject({ food: 'flower' });
  });

  it('is nothing where there is nothing to touch', () => {
    expect(meantBy('remove', board({ line: [] }))).toBeNull();
    expect(meantBy('reactivate', board({}))).toBeNull();
  });
});
