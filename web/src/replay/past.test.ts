import { describe, expect, it } from 'vitest';
import type { PastTable } from '../wire';
import { addressOf, Past } from './past';

/** A viewer who sees two steps of their own after every third public one. */
const ALL = Array.from({ length: 100 }, (_, version) => {
  const own = version % 5;
  const public_ = Math.floor(version / 5) * 3 + Math.min(own, 2);
  return { version, public: public_, after: Math.max(0, own - 2), asked: [], view: {}, outcome: null } as unknown as PastTable;
});
const VERSIONS = ALL.map(({ version }) => version);

class Server {
  asked: [number, number][] = [];
  fails = false;

  fetch = (first: number, last: number): Promise<PastTable[]> => {
    this.asked.push([first, last]);
    if (this.fails) return Promise.reject(new Error('no answer'));
    return Promise.resolve(ALL.filter(({ version }) => first <= version && version <= last).slice(0, 32));
  };
}

describe('the past', () => {
  it('asks once for a table and its neighbours', async () => {
    const server = new Server();
    const past = new Past(server.fetch);
    for (const version of [50, 51, 60, 50, 45]) expect((await past.table(version, VERSIONS))?.version).toBe(version);
    expect(server.asked).toEqual([[43, 74]]);
    expect((await past.table(99, VERSIONS))?.version).toBe(99);
    expect(server.asked).toEqual([
      [43, 74],
      [68, 99],
    ]);
  });

  it('asks for the same tables only once, however impatient somebody is', async () => {
    const server = new Server();
    const past = new Past(server.fetch);
    await Promise.all([past.table(3, VERSIONS), past.table(3, VERSIONS)]);
    expect(server.asked).toHaveLength(1);
  });

  it('asks again after a failure, and after something was taken back', async () => {
    const server = new Server();
    const past = new Past(server.fetch);
    server.fails = true;
    await expect(past.table(3, VERSIONS)).rejects.toThrow();
    server.fails = false;
    expect(await past.table(3, VERSIONS)).not.toBeNull();
    past.forget();
    expect(past.known(3)).toBeNull();
    await past.table(3, VERSIONS);
    expect(server.asked).toHaveLength(3);
  });

  it('does not ask for what is not there', async () => {
    const server = new Server();
    expect(await new Past(server.fetch).table(100, VERSIONS)).toBeNull();
    expect(server.asked).toEqual([]);
  });

  it('finds every table by its address', async () => {
    const past = new Past(new Server().fetch);
    for (const table of ALL) expect(await past.find(addressOf(table), VERSIONS)).toBe(table.version);
  });

  it('finds the moment that somebody else calls by a number this viewer has not', async () => {
    const past = new Past(new Server().fetch);
    expect(await past.find('2.9', VERSIONS)).toBe(4);
    expect(await past.find('3.1', VERSIONS)).toBe(5);
    expect(await past.find('9999', VERSIONS)).toBeNull();
  });
});
