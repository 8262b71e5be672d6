import { describe, expect, it } from 'vitest';
import type { NoteInfo, PlayerInfo, Step } from '../wire';
import { NOBODY } from '../art/marks';
import { FakeStorage } from '../pledge/storage.fixture';
import { absences, keepAbsences, keptAbsences, placed, together, type Absence, type Note } from './notes';

const player = (seat: number, changes: Partial<PlayerInfo> = {}): PlayerInfo => ({
  seat,
  kind: 'link',
  name: '',
  bot: '',
  open: false,
  connected: true,
  ...changes,
});
const both = [player(0), player(1)];
const changed = (changes: Partial<PlayerInfo>) => [player(0), player(1, changes)];
const words = (notes: readonly Note[]) => notes.map(({ version, seat, what }) => `${version}: ${seat} ${what}`);

describe('what is noted of the players', () => {
  it('is who left and who came back', () => {
    const left = absences([], both, changed({ connected: false }), 3);
    expect(words(left)).toEqual(['3: 1 left']);
    expect(words(absences(left, changed({ connected: false }), both, 5))).toEqual(['3: 1 left', '5: 1 back']);
  });

  it('is nothing where a page was loaded anew, or somebody comes for the first time', () => {
    const left = absences([], both, changed({ connected: false }), 3);
    expect(absences(left, changed({ connected: false }), both, 3)).toEqual([]);
    expect(absences([], changed({ connected: false }), both, 0)).toEqual([]);
    expect(absences([], changed({ open: true, connected: false }), both, 0)).toEqual([]);
    expect(absences([], [], both, 0)).toEqual([]);
  });

  it('is nothing where a bot plays on: that the server tells', () => {
    const bot = { stand_in: 'mcts-200' };
    expect(absences([], both, changed(bot), 2)).toEqual([]);
    expect(absences([], changed(bot), both, 4)).toEqual([]);
    // Whoever lets a bot play on may come and go.
    expect(absences([], changed(bot), changed({ ...bot, connected: false }), 4)).toEqual([]);
  });

  it('is who came back while this page was loaded anew', () => {
    const left: Absence[] = [{ version: 3, seat: 1, what: 'left' }];
    expect(words(absences(left, both, both, 5))).toEqual(['3: 1 left', '5: 1 back']);
    expect(absences(left, changed({ connected: false }), changed({ connected: false }), 5)).toBe(left);
  });
});

describe('what the server tells', () => {
  const step = (version: number, seat: number | null): Step => ({ version, seat, text: 'end', events: [] });
  const told: NoteInfo[] = [
    { version: 2, seat: 1, what: 'bot' },
    { version: 4, seat: 1, what: 'own' },
    { version: 6, seat: 0, what: 'undone', step: step(5, 0) },
  ];

  it('says that somebody left before it says that a bot plays on for them', () => {
    const seen: Absence[] = [
      { version: 2, seat: 0, what: 'left' },
      { version: 2, seat: 1, what: 'left' },
    ];
    expect(words(together(told.slice(0, 1), seen))).toEqual(['2: 1 left', '2: 1 bot', '2: 0 left']);
  });

  it('comes in a row with what was seen here', () => {
    const seen: Absence[] = [
      { version: 2, seat: 1, what: 'left' },
      { version: 4, seat: 1, what: 'back' },
    ];
    // Whoever plays again is back.
    expect(words(together(told, seen))).toEqual(['2: 1 left', '2: 1 bot', '4: 1 own', '6: 0 undone']);
    expect(together([], seen)).toBe(seen);
  });

  it('names whoever did what was taken back, as far as it can be read', () => {
    const unread = { ...step(5, null), events: [] };
    expect(together([{ version: 6, seat: null, what: 'undone', step: unread }], [])).toEqual([
      { version: 6, seat: NOBODY, what: 'undone', step: unread },
    ]);
  });
});

describe('what was seen', () => {
  const seen: Absence[] = [{ version: 2, seat: 1, what: 'left' }];

  it('is kept for this match while its tab is open', () => {
    const storage = new FakeStorage();
    keepAbsences('one', seen, storage);
    expect(keptAbsences('one', storage)).toEqual(seen);
    expect(keptAbsences('other', storage)).toEqual([]);
  });

  it('is nothing where something else is kept by that name', () => {
    const storage = new FakeStorage();
    keepAbsences('one', [{ version: 'x' } as unknown as Absence], storage);
    expect(keptAbsences('one', storage)).toEqual([]);
    storage.setItem('vervet.absences', '{');
    expect(keptAbsences('one', storage)).toEqual([]);
    expect(keptAbsences('one', null)).toEqual([]);
  });
});

describe('the place of a note', () => {
  it('is after what had happened by then', () => {
    const parts = [{ key: '0.a' }, { key: '3.1' }, { key: '3.2' }, { key: '7.a' }];
    const at = placed(absences([], both, changed({ connected: false }), 5), parts);
    expect([...at.keys()]).toEqual([2]);
    expect([...placed(absences([], both, changed({ connected: false }), 0), []).keys()]).toEqual([-1]);
  });
});
