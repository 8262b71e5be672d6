import { describe, expect, it } from 'vitest';
import type { AfterUsEvent, Step } from '../../wire';
import { frameOf, lineAt, lineBy, marked, markedRefusal, piecesOf } from './telling';

const RULE = { rule: 'AU-16' };
const arrange = (...cards: number[]): AfterUsEvent => ({ event: 'arrange', ...RULE, seat: 0, cards });
const skip = (frame: string): AfterUsEvent => ({ event: 'skip', ...RULE, seat: 0, frame });

describe('a sentence with pictures', () => {
  it('marks cards and frames, and nothing else', () => {
    const removed: AfterUsEvent = { event: 'remove', ...RULE, seat: 0, card: 1, pay: { rage: 4 }, gain: { fruit: 1 }, king: {} };
    const { card } = marked(removed) as unknown as { card: string };
    expect(piecesOf(`Anna removes card ${card} and gains 1 fruit.`)).toEqual([
      { words: 'Anna removes card ' },
      { card: 1 },
      { words: ' and gains 1 fruit.' },
    ]);
    expect(marked(removed)).toMatchObject({ seat: 0, pay: { rage: 4 }, gain: { fruit: 1 } });
  });

  it('tells a frame from a card, and leaves out gaps', () => {
    const { frame } = marked(skip('ab1')) as unknown as { frame: string };
    expect(piecesOf(frame)).toEqual([{ frame: 'ab1' }]);
    const { cards } = marked({ event: 'draw', ...RULE, seat: 0, cards: [7, null, 231] }) as unknown as { cards: string[] };
    expect(cards.flatMap(piecesOf)).toEqual([{ card: 7 }, { card: 231 }]);
  });

  it('has pictures of the frames that a refusal is about, too', () => {
    const { details } = markedRefusal({ rule: 'AU-15', reason: 'after-other-frame', details: { here: 'bc2', need: 2 } });
    expect(piecesOf(`${String(details['here'])} comes first.`)).toEqual([{ frame: 'bc2' }, { words: ' comes first.' }]);
    expect(details['need']).toBe(2);
  });

  it('says nothing of a card that one may not know', () => {
    expect(
      marked({ event: 'recruit', ...RULE, seat: 1, species: 'gorilla', level: 1, means: 'token', waiting: false, card: null }),
    ).toMatchObject({
      card: null,
    });
  });
});

describe('the line that an event was about', () => {
  it('is the one laid last by its seat', () => {
    const [early, late] = [skip('a1'), skip('a1')];
    const steps = [[arrange(7, 6), early], [arrange(5, 8)], [late]].map((events, version) => ({
      version,
      events,
    })) as unknown as Step<'after-us'>[];
    expect(lineAt(steps, early)).toEqual([7, 6]);
    expect(lineAt(steps, late)).toEqual([5, 8]);
  });
});

describe('what is printed in a frame', () => {
  it('is that of the closed frame, or of both halves (AU-14)', () => {
    // Card 7 has a half with a fruit at its left and one at its right; 6 begins with a flower.
    expect(frameOf([5, 7, 8, 2], 'a1')).toMatchObject({ gain: { energy: 1 } });
    const joined = frameOf([7, 6], 'ab1');
    expect(Object.values(joined?.gain ?? {}).reduce((one, other) => one + other, 0)).toBeGreaterThan(1);
    expect(joined?.gain).toMatchObject({ flower: expect.any(Number) as number });
  });

  it('is nothing where there is no such frame', () => {
    expect(frameOf([7, null], 'ab1')).toBeNull();
    expect(frameOf([], 'a1')).toBeNull();
    expect(frameOf([7], 'somewhere')).toBeNull();
  });
});

describe('the line of then', () => {
  it('is the one that lay there at a version, whatever lies there now', () => {
    const steps: Step<'after-us'>[] = [arrange(1, 2, 3, 4), arrange(5, 6, 7, 8)].map((event, at) => ({
      version: 4 * at,
      seat: 0,
      text: 'arrange',
      events: [event],
    }));
    expect(lineBy(steps, 0, 3)).toEqual([1, 2, 3, 4]);
    expect(lineBy(steps, 0, 9)).toEqual([5, 6, 7, 8]);
    expect(lineBy(steps, 1, 9)).toEqual([]);
  });
});
