import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countIn, outline, placeOf, replacedIn, withLine, withValue, type Field, type Part } from './outline';

const printed = (folder: string) => readFileSync(`../src/vervet/games/${folder}/components.toml`, 'utf-8');
const AFTER = printed('after_us');
const CHEEKY = printed('cheeky_monkeys');
const ITCHY = printed('itchy_monkey');

function part(text: string, name: string): Part {
  const found = outline(text).find((one) => one.name === name);
  if (!found) throw new Error(`no part ${name}`);
  return found;
}

function field(text: string, name: string, key: string, entry = 0): Field {
  const found = part(text, name).entries[entry]?.find((one) => one.key === key);
  if (!found) throw new Error(`no field ${key}`);
  return found;
}

describe('the outline of a box', () => {
  it('finds numbers with what is said about them', () => {
    expect(field(AFTER, '', 'goal')).toMatchObject({ value: '80', comment: 'points at which the game ends. AU-50' });
    expect(field(AFTER, '', 'recruit_price')).toMatchObject({ value: '[3, 6]' });
    expect(field(AFTER, 'tokens', 'gorilla').value).toBe('{ bonus = "2 rage", food = "grain" }');
  });

  it('finds every pile and every card of it', () => {
    const piles = outline(AFTER).filter(({ cards }) => cards.length);
    expect(piles.map(({ name, cards }) => [name, cards.length])).toContainEqual(['gorilla-1', 18]);
    expect(piles.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(128);
    expect(part(AFTER, 'tamarin').cards[0]?.lines).toHaveLength(4);
    expect(part(AFTER, 'gorilla-2').cards.every(({ number, lines }) => /^\d+$/.test(number) && lines.length === 4)).toBe(true);
  });

  it('finds the entries of a list', () => {
    expect(part(CHEEKY, 'monkeys').entries.map((fields) => fields[0]?.value)).toContain('"juggler"');
    expect(field(CHEEKY, 'monkeys', 'count', 1).value).toBe('13');
    expect(field(CHEEKY, 'settings', 'windows').comment).toContain('CM-Q3');
  });

  it('finds a board', () => {
    const rows = field(ITCHY, 'layouts', 'rows');
    expect(rows.value.split('\n')).toHaveLength(7);
    expect(field(ITCHY, 'layouts', 'rows', 1).value.split('\n')).toHaveLength(8);
  });

  it('survives anything', () => {
    for (const text of ['', '[', '[[a', "a = '''", 'a = [', '= 1', 'x = "#', '\n\n', AFTER.slice(0, 3000)]) outline(text);
  });
});

describe('writing', () => {
  it('changes a value and nothing else', () => {
    for (const text of [AFTER, CHEEKY, ITCHY])
      for (const one of outline(text).flatMap(({ entries }) => entries.flat())) expect(withValue(text, one, one.value)).toBe(text);
    const after = withValue(AFTER, field(AFTER, '', 'goal'), '100');
    expect(after.split('\n').filter((line, at) => line !== AFTER.split('\n')[at])).toEqual([
      'goal = 100               # points at which the game ends. AU-50',
    ]);
    expect(withValue(after, field(after, '', 'goal'), '80')).toBe(AFTER);
  });

  it('changes a board', () => {
    const rows = field(ITCHY, 'layouts', 'rows');
    const anew = withValue(ITCHY, rows, rows.value.replace('B L', 'L B'));
    expect(field(anew, 'layouts', 'rows').value).toContain('L B . B . . L');
    expect(anew).toHaveLength(ITCHY.length);
  });

  it('changes a row of a card', () => {
    const [card] = part(AFTER, 'gorilla-1').cards;
    const anew = withLine(AFTER, (card?.line ?? 0) + 2, '  > 9 points ]');
    expect(part(anew, 'gorilla-1').cards[0]?.lines[2]).toBe('  > 9 points ]');
  });

  it('replaces in one pile only, and whole numbers only', () => {
    const gorillas = part(AFTER, 'gorilla-1');
    const count = countIn(AFTER, gorillas, '2 points');
    expect(count).toBeGreaterThan(5);
    const anew = replacedIn(AFTER, gorillas, '2 points', '9 points');
    expect(countIn(anew, part(anew, 'gorilla-1'), '2 points')).toBe(0);
    expect(countIn(anew, part(anew, 'gorilla-1'), '9 points')).toBe(count);
    expect(countIn(anew, part(anew, 'gorilla-2'), '9 points')).toBe(0);
    const twelve = replacedIn(AFTER, gorillas, '2 points', '12 points');
    expect(countIn(twelve, part(twelve, 'gorilla-1'), '2 points')).toBe(0);
    expect(countIn(AFTER, gorillas, '')).toBe(0);
    expect(countIn(AFTER, gorillas, '[')).toBeGreaterThan(0);
  });

  it('knows which part a line is in', () => {
    const parts = outline(AFTER);
    expect(placeOf(parts, 23)?.name).toBe('');
    expect(placeOf(parts, field(AFTER, 'king', 'start').line + 1)?.name).toBe('king');
    const gorillas = part(AFTER, 'gorilla-1');
    expect(placeOf(parts, (gorillas.cards[3]?.line ?? 0) + 1)?.name).toBe('gorilla-1');
  });
});
