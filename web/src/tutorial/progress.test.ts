import { beforeEach, describe, expect, it } from 'vitest';
import { keepProgress, progressIn } from './progress';

class Box implements Pick<Storage, 'getItem' | 'setItem'> {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

let box: Storage;
beforeEach(() => (box = new Box() as unknown as Storage));

describe('progress in the lessons', () => {
  it('is none at first', () => {
    expect(progressIn('itchy-monkey', box)).toEqual({ at: null, done: [] });
  });

  it('is kept for each game', () => {
    keepProgress('itchy-monkey', { at: 'jump', done: ['colony'] }, box);
    keepProgress('after-us', { at: null, done: [] }, box);
    expect(progressIn('itchy-monkey', box)).toEqual({ at: 'jump', done: ['colony'] });
  });

  it('survives nonsense in the storage', () => {
    box.setItem('vervet.lessons', '{"itchy-monkey": {"at": 3, "done": [1, "jump"]}}');
    expect(progressIn('itchy-monkey', box)).toEqual({ at: null, done: ['jump'] });
    box.setItem('vervet.lessons', '][');
    expect(progressIn('itchy-monkey', box)).toEqual({ at: null, done: [] });
  });

  it('copes with a full storage', () => {
    box.setItem = () => {
      throw new Error('full');
    };
    expect(() => keepProgress('itchy-monkey', { at: 'jump', done: [] }, box)).not.toThrow();
  });
});
