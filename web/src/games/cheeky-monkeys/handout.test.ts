import { describe, expect, it } from 'vitest';
import type { CheekyAction } from '../../wire';
import { assign, assignAll, begun, isWhole, nextSent, picked, takeBack, unassigned } from './handout';

const HAND = { 'no-way': 2, grounding: 1 };

describe('handing out a hand', () => {
  it('gives a card to a player as long as there is one left', () => {
    const once = assign(HAND, {}, 'grounding', 2);
    expect(once).toEqual({ 2: { grounding: 1 } });
    expect(assign(HAND, once, 'grounding', 1)).toBe(once);
    expect(unassigned(HAND, once)).toEqual({ 'no-way': 2 });
  });

  it('always has a card in hand as long as one is left, whatever was picked before', () => {
    expect(picked(HAND, {}, null)).toBe('no-way');
    expect(picked(HAND, {}, 'grounding')).toBe('grounding');
    expect(picked(HAND, assign(HAND, {}, 'grounding', 2), 'grounding')).toBe('no-way');
    expect(picked(HAND, assignAll(HAND, {}, 2), 'grounding')).toBeNull();
  });

  it('gives all the rest to one player', () => {
    const shares = assignAll(HAND, assign(HAND, {}, 'no-way', 1), 2);
    expect(shares).toEqual({ 1: { 'no-way': 1 }, 2: { 'no-way': 1, grounding: 1 } });
    expect(isWhole(HAND, shares)).toBe(true);
  });

  it('takes a card back, but not one the server already holds', () => {
    const shares = { 1: { 'no-way': 2 } };
    const sent = [{}, { 'no-way': 1 }];
    const less = takeBack(shares, sent, 'no-way', 1);
    expect(less).toEqual({ 1: { 'no-way': 1 } });
    expect(takeBack(less, sent, 'no-way', 1)).toBe(less);
  });

  it('begins with what the server already holds', () => {
    expect(begun([{}, { 'no-way': 1 }, {}])).toEqual({ 1: { 'no-way': 1 } });
  });

  it('sends what the server wants next to the player it is meant for', () => {
    const legal: CheekyAction[] = [
      { kind: 'hand', card: 'no-way', seat: 1 },
      { kind: 'hand', card: 'no-way', seat: 2 },
    ];
    const shares = { 1: { 'no-way': 1 }, 2: { 'no-way': 1, grounding: 1 } };
    expect(nextSent(legal, shares, [{}, {}, {}])).toEqual({ kind: 'hand', card: 'no-way', seat: 1 });
    expect(nextSent(legal, shares, [{}, { 'no-way': 1 }, {}])).toEqual({ kind: 'hand', card: 'no-way', seat: 2 });
    expect(nextSent(legal, {}, [{}, {}, {}])).toBeNull();
  });
});
