import { describe, expect, it } from 'vitest';
import { MOST_LETTERS, addressFor, logFrom, pack, serverAt } from './parcel';

describe('a game on its way to a server', () => {
  it('arrives as it was', async () => {
    const log = JSON.stringify({
      game: 'itchy-monkey',
      names: 'Ouistiti « é » 🐒',
      actions: Array.from({ length: 300 }, (_, each) => `${each % 2} place ${each}`),
    });
    const address = await addressFor('https://table.example/vervet', log);
    expect(address).toMatch(/^https:\/\/table\.example\/vervet\/bring#game=[\w-]+$/);
    expect(await logFrom(new URL(address ?? '').hash)).toBe(log);
  });

  it('does not go by an address that a browser might cut', async () => {
    // Noise cannot be packed.
    const noise = Array.from({ length: 4 * MOST_LETTERS }, () => Math.random().toString(36).slice(2, 3)).join('');
    expect(await addressFor('https://table.example', noise)).toBeNull();
  });

  it('is not read from what is none', async () => {
    for (const hash of ['', '#', '#game=', '#game=!!', '#game=AAAA', '#other=x', `#game=${'A'.repeat(MOST_LETTERS + 1)}`])
      expect(await logFrom(hash), hash).toBeNull();
  });

  it('is not unpacked where that would fill the memory', async () => {
    const packed = await pack(' '.repeat(8 * 2 ** 20));
    expect(packed.length).toBeLessThan(MOST_LETTERS);
    expect(await logFrom(`#game=${packed}`)).toBeNull();
  });
});

describe('the address of a server', () => {
  it.each([
    ['https://table.example', 'https://table.example'],
    [' table.example ', 'https://table.example'],
    ['https://table.example/', 'https://table.example'],
    ['https://table.example/vervet/', 'https://table.example/vervet'],
    ['https://table.example/vervet/match/ab-1#invite=x', 'https://table.example/vervet'],
    ['https://table.example/check?x=1', 'https://table.example'],
    ['http://table.example:8000', 'http://table.example:8000'],
    ['localhost:8765', 'http://localhost:8765'],
    ['192.168.1.20:8765/', 'http://192.168.1.20:8765'],
    ['attic.local:8765', 'http://attic.local:8765'],
  ])('is found in %s', (words, server) => expect(serverAt(words)).toBe(server));

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'javascript://x/%0aalert(1)',
    'ftp://table.example',
    'https://me:secret@table.example',
    'two words',
    'https://',
  ])('is not found in %s', (words) => expect(serverAt(words)).toBeNull());
});
