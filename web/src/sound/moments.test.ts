import { beforeAll, describe, expect, it } from 'vitest';
import { has, LANGUAGES, learn } from '../texts';
import { momentsOf } from './moments';
import { VOICES } from './voices';

beforeAll(() => Promise.all(LANGUAGES.map(learn)));

const heard = (game: string, ...events: string[]) =>
  momentsOf(
    game,
    events.map((event) => ({ event })),
  );

describe('what is heard', () => {
  it('is a voice for each thing that happened, in order', () => {
    expect(heard('itchy-monkey', 'bump', 'cross', 'fight', 'turn')).toEqual(['slide', 'hop', 'fight']);
  });

  it('says whose turn begins only when nothing else happened', () => {
    expect(heard('cheeky-monkeys', 'turn')).toEqual(['turn']);
  });

  it('does not repeat itself, and of a long chain only the end is heard', () => {
    expect(heard('after-us', 'activate', 'activate', 'bonus')).toEqual(['gain']);
    expect(heard('itchy-monkey', 'hatch', 'outbreak', 'clean', 'outbreak', 'clean', 'outbreak', 'clean')).toHaveLength(5);
  });

  it('is nothing where somebody decides in secret', () => {
    expect(heard('after-us', 'choose', 'done')).toEqual([]);
    expect(heard('cheeky-monkeys', 'passed', 'done')).toEqual([]);
  });

  it('is nothing in a game that has no voices', () => {
    expect(heard('chess', 'win')).toEqual([]);
  });
});

describe.each(Object.entries(VOICES))('the voice %s', (name, notes) => {
  it('can be sung: short, and never at a pitch or loudness of nothing', () => {
    for (const { from, to, at, last, loud } of notes) {
      expect(Math.min(from, to, last, loud)).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
      expect(at + last).toBeLessThan(1);
    }
  });

  it.each(LANGUAGES)('has a caption in %s', (language) => {
    expect(has(language, `web-caption-${name}`)).toBe(true);
  });
});
