import { describe, expect, it } from 'vitest';
import { picture, wrap, type Memory } from './picture';

const memory: Memory = {
  title: 'Itchy Monkey',
  who: 'Anna & Bo share the win.',
  why: 'Six colonies <on> different kinds of monkeys.',
  counts: 'Colonies, round by round',
  rows: [
    [0, 0],
    [1, 2],
  ],
  names: ['Anna', 'Bo'],
  seats: 2,
  lines: [{ seat: 1, words: 'What decided it: lemur (d4)' }],
  heads: ['lemur', 'gorilla'],
  colour: (name) => ({ '--seat-0': '#e69f00', '--seat-1': '#56b4e9' })[name] ?? '#999',
};

describe('a picture to keep', () => {
  it('is whole: who won and why, a line for everybody, and what decided it', () => {
    const { svg, height } = picture(memory);
    expect(svg).toContain('Anna &amp; Bo share the win.');
    expect(svg).toContain('&lt;on&gt;');
    expect(svg.match(/stroke-width="3"\/>/g)).toHaveLength(2);
    expect(svg).toContain('Bo · 2');
    expect(svg).toContain('#56b4e9');
    expect(svg).toContain('lemur (d4)');
    expect(svg).toContain(`height="${height}"`);
  });

  it('needs nothing of the page: no class, no variable, no address', () => {
    expect(picture(memory).svg).not.toMatch(/class=|var\(|href|url\(/);
  });

  it('grows with what there is to say, and needs no curve', () => {
    const short = picture({ ...memory, rows: [], lines: [] });
    const long = picture({ ...memory, rows: [], lines: Array.from({ length: 6 }, () => ({ seat: null, words: 'Boom '.repeat(30) })) });
    expect(long.height).toBeGreaterThan(short.height);
    expect(short.svg).not.toContain('Colonies');
  });

  it('breaks words into lines that fit', () => {
    const lines = wrap('one two three four five', 10);
    expect(lines.join(' ')).toBe('one two three four five');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(10);
  });
});
