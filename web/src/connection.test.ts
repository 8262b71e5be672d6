import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, FIRST_WAIT, OUTAGE_WAIT, LONGEST_WAIT, MOVED_WAIT, PATIENCE, SILENCE, type Socket, type Status } from './connection';
import { itchyTable } from './match/table.fixture';
import type { AfterUsAdvice, DealNow, FromClient, FromServer, ItchyBump } from './wire';

class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: FromClient[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  opens(): void {
    this.onopen?.(new Event('open'));
  }
  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
  ofType(type: FromClient['type']): FromClient[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** Time that passes only when a test says so. */
class FakeTime {
  now = 0;
  timers: { at: number; work: () => void }[] = [];
  later = (work: () => void, ms: number) => {
    const timer = { at: this.now + ms, work };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  };
  random = () => 1;
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.work();
    }
    this.now = until;
  }
}

const ADVICE: AfterUsAdvice = { bound: 7, exact: true, orders: [], suggestion: null, way: null };
const BUMP: ItchyBump = { kind: 'bump', cell: 'd4', way: 'east', distance: 1, workers: 0, queens: 0, spies: 0, shove: 0 };

describe('a connection', () => {
  let sockets: FakeSocket[];
  let time: FakeTime;
  let statuses: Status[];
  let messages: FromServer[];
  let connection: Connection;

  const socket = () => sockets.at(-1) as FakeSocket;
  const meet = (version: number) => {
    socket().opens();
    socket().say(itchyTable(version));
  };

  beforeEach(() => {
    sockets = [];
    time = new FakeTime();
    statuses = [];
    messages = [];
    connection = new Connection(
      () => {
        sockets.push(new FakeSocket());
        return socket();
      },
      () => ({ tokens: ['token'], told: [{ seat: 0, told: 3 }] }),
      {
        message: (message) => messages.push(message),
        status: (status) => statuses.push(status),
        dropped: () => {},
      },
      time,
    );
    connection.start();
  });

  it('joins with the tokens it holds as soon as the socket is open', () => {
    socket().opens();
    expect(socket().sent).toEqual([{ type: 'join', tokens: ['token'], told: [{ seat: 0, told: 3 }] }]);
  });

  it('is open once the table has arrived', () => {
    meet(0);
    expect(statuses).toEqual(['connecting', 'open']);
    expect(messages.map(({ type }) => type)).toEqual(['table']);
  });

  it('hears several messages in one frame one after the other, and changes as whole tables', async () => {
    meet(0);
    connection.act(0, 0, { kind: 'end' });
    const accepted = { type: 'accepted' as const, id: 1, version: 1, told: 1, head: 'h' };
    const changed = { type: 'change' as const, version: 1, told: 1, head: 'h', asked: [1] };
    socket().onmessage?.({ data: JSON.stringify([accepted, changed]) } as MessageEvent);
    expect(messages.map(({ type }) => type)).toEqual(['table', 'accepted']);
    await Promise.resolve();
    expect(messages.at(-1)).toEqual({ ...itchyTable(1), told: 1, head: 'h', asked: [1] });
    expect(connection.busy).toBe(false);
  });

  it('asks for the whole table where a change does not fit, once, and plays on', () => {
    meet(0);
    const changed = { type: 'change' as const, version: 1, told: 1, head: 'h' };
    socket().say({ ...changed, view: [{ at: ['gone', 0], to: 1 }] });
    socket().say({ ...changed, version: 2, view: [{ at: ['gone', 1], to: 1 }] });
    expect(socket().ofType('join')).toHaveLength(2);
    expect(messages.map(({ type }) => type)).toEqual(['table']);
    socket().say(itchyTable(2));
    socket().say({ ...changed, version: 3, asked: [1] });
    expect(socket().ofType('join')).toHaveLength(2);
    expect(messages.at(-1)).toEqual({ ...itchyTable(3), told: 1, head: 'h', asked: [1], reset: false });
    expect(statuses.at(-1)).toBe('open');
  });

  it('comes back where the whole table is refused', () => {
    meet(0);
    socket().say({ type: 'change', version: 1, told: 1, head: 'h', view: [{ at: ['gone', 0], to: 1 }] });
    socket().say({ type: 'refused', id: null, code: 'too-fast', detail: '', refusal: null });
    expect(messages.map(({ type }) => type)).toEqual(['table']);
    time.pass(FIRST_WAIT);
    meet(1);
    expect(sockets).toHaveLength(2);
    expect(statuses.at(-1)).toBe('open');
  });

  it('hears nothing more of a frame that ended it', async () => {
    socket().opens();
    const refused = { type: 'refused' as const, id: null, code: 'bad-token' as const, detail: '', refusal: null };
    socket().onmessage?.({ data: JSON.stringify([refused, itchyTable(0)]) } as MessageEvent);
    await Promise.resolve();
    expect(messages.map(({ type }) => type)).toEqual(['refused']);
  });

  describe('when the server cannot write', () => {
    const refusal = (id: number) => ({ type: 'refused' as const, id, code: 'unavailable' as const, detail: '', refusal: null });
    const acts = () => socket().sent.filter((message) => (message as { type: string }).type === 'act');

    it('keeps what was to be done, and does it as soon as the server is told to be back', () => {
      meet(0);
      connection.act(0, 0, { kind: 'end' });
      socket().say({ type: 'outage', on: true });
      socket().say(refusal(1));
      expect(connection.busy).toBe(true);
      expect(messages.some(({ type }) => type === 'refused')).toBe(false);
      socket().say({ type: 'outage', on: false });
      expect(acts()).toHaveLength(2);
      expect(acts()[1]).toEqual(acts()[0]);
    });

    it('tries again after a while even if nobody says so', () => {
      meet(0);
      connection.act(0, 0, { kind: 'end' });
      socket().say(refusal(1));
      time.pass(OUTAGE_WAIT);
      expect(acts()).toHaveLength(2);
      socket().say({ type: 'outage', on: false });
      expect(acts()).toHaveLength(2);
    });

    it('comes back when it could not even join', () => {
      socket().opens();
      socket().say({ ...refusal(0), id: null });
      expect(statuses.at(-1)).toBe('lost');
      time.pass(FIRST_WAIT);
      expect(sockets).toHaveLength(2);
    });
  });

  it('comes back by itself when the socket closes, and joins again', () => {
    meet(0);
    socket().breaks();
    expect(statuses.at(-1)).toBe('lost');
    time.pass(FIRST_WAIT);
    expect(sockets).toHaveLength(2);
    meet(0);
    expect(socket().ofType('join')).toHaveLength(1);
    expect(statuses.at(-1)).toBe('open');
  });

  it('comes back at once when another server goes on with the match, but only once', () => {
    meet(0);
    socket().breaks(1012);
    time.pass(MOVED_WAIT);
    expect(sockets).toHaveLength(2);
    socket().breaks(1012);
    time.pass(MOVED_WAIT);
    expect(sockets).toHaveLength(2);
    time.pass(2 * FIRST_WAIT);
    expect(sockets).toHaveLength(3);
  });

  it('waits longer after each failure, but never longer than the longest wait', () => {
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      const before = time.now;
      const count = sockets.length;
      socket().breaks();
      while (sockets.length === count) time.pass(100);
      waits.push(time.now - before);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(waits[3] as number);
    expect(waits.at(-1)).toBe(LONGEST_WAIT);
  });

  it('tries again at once when it is nudged', () => {
    meet(0);
    socket().breaks();
    connection.nudge();
    expect(sockets).toHaveLength(2);
    time.pass(LONGEST_WAIT / 2);
    expect(sockets).toHaveLength(2);
  });

  it('pauses for two seconds at most', () => {
    expect(LONGEST_WAIT).toBeLessThanOrEqual(2_000);
  });

  it('gives up an attempt that gets no answer when somebody does not want to wait', () => {
    meet(0);
    socket().breaks();
    connection.retry();
    expect(sockets).toHaveLength(2);
    const silent = socket();
    connection.retry();
    expect(sockets).toHaveLength(3);
    expect(silent.closed).toBe(true);
    time.pass(LONGEST_WAIT);
    expect(sockets).toHaveLength(3);
    meet(0);
    connection.retry();
    expect(sockets).toHaveLength(3);
    expect(socket().closed).toBe(false);
  });

  it('sends an action that was not answered again, by the same name, whatever table it comes back to', () => {
    for (const version of [7, 8]) {
      meet(version);
      connection.act(0, version, BUMP);
      const [first] = socket().ofType('act');
      expect(first).toMatchObject({ seat: 0, version, action: BUMP, command: expect.stringMatching(/^[0-9a-f]{48}$/) as string });
      socket().breaks();
      connection.nudge();
      meet(8);
      expect(socket().ofType('act')).toEqual([first]);
      socket().say({ type: 'accepted', id: (first as { id: number }).id, version: 8, told: 0, head: '' });
      expect(connection.busy).toBe(false);
      socket().breaks();
      connection.nudge();
    }
  });

  it('gives every action a name of its own', () => {
    meet(7);
    connection.act(0, 7, BUMP);
    socket().say({ type: 'accepted', id: 1, version: 8, told: 0, head: '' });
    connection.undo(0, 8);
    const names = [...socket().ofType('act'), ...socket().ofType('undo')].map((message) => (message as { command: string }).command);
    expect(new Set(names).size).toBe(2);
  });

  it('lets go of an action that came too late', () => {
    meet(7);
    connection.act(0, 7, BUMP);
    socket().breaks();
    connection.nudge();
    meet(8);
    socket().say({ type: 'refused', id: 1, code: 'stale', detail: '', refusal: null });
    expect(connection.busy).toBe(false);
    expect(messages.at(-1)).toMatchObject({ type: 'refused', code: 'stale' });
  });

  it('does not send an accepted action again', () => {
    meet(7);
    connection.act(0, 7, BUMP);
    socket().say({ type: 'accepted', id: 1, version: 8, told: 0, head: '' });
    socket().breaks();
    connection.nudge();
    meet(8);
    expect(socket().ofType('act')).toEqual([]);
  });

  it('keeps an action chosen while the wire is down, and sends it once the wire is back', () => {
    meet(7);
    socket().breaks();
    connection.act(0, 7, BUMP);
    connection.nudge();
    meet(7);
    expect(socket().ofType('act')).toHaveLength(1);
  });

  it('sends one action at a time', () => {
    meet(7);
    connection.act(0, 7, BUMP);
    connection.act(0, 7, BUMP);
    expect(socket().ofType('act')).toHaveLength(1);
    socket().say({ type: 'refused', id: 1, code: 'stale', detail: '', refusal: null });
    expect(connection.busy).toBe(false);
  });

  it('returns the answer to a question', async () => {
    meet(0);
    const answer = connection.ask(0, BUMP);
    socket().say({ type: 'answer', id: 1, refusal: null, events: [] });
    expect(await answer).toEqual({ type: 'answer', id: 1, refusal: null, events: [] });
  });

  it('returns advice, and nothing where it is refused', async () => {
    meet(0);
    const advice = connection.advise(0);
    const refused = connection.advise(9);
    expect(socket().ofType('advise')).toHaveLength(2);
    socket().say({ type: 'advice', id: 1, advice: ADVICE });
    socket().say({ type: 'refused', id: 2, code: 'not-your-seat', detail: '', refusal: null });
    expect((await advice)?.advice).toEqual(ADVICE);
    expect(await refused).toBeNull();
  });

  it('answers open questions with nothing when the wire breaks', async () => {
    meet(0);
    const answer = connection.ask(0, BUMP);
    socket().breaks();
    expect(await answer).toBeNull();
  });

  it('stops for good when there is no such match', () => {
    socket().opens();
    socket().say({ type: 'refused', id: null, code: 'unknown-match', detail: '', refusal: null });
    time.pass(LONGEST_WAIT * 3);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe('closed');
    expect(messages).toHaveLength(1);
  });

  it('notices a wire that has gone silent without being closed', () => {
    meet(0);
    time.pass(SILENCE);
    expect(socket().ofType('ping')).toHaveLength(1);
    const first = socket();
    time.pass(PATIENCE);
    expect(first.closed).toBe(true);
    expect(statuses).toContain('lost');
  });

  it('stays when the silent wire answers', () => {
    meet(0);
    time.pass(SILENCE);
    socket().say({ type: 'pong', id: 1 });
    time.pass(PATIENCE);
    expect(sockets).toHaveLength(1);
  });

  it('closes the socket when it is stopped, and stays away', () => {
    meet(0);
    connection.stop();
    expect(socket().closed).toBe(true);
    time.pass(LONGEST_WAIT * 3);
    expect(sockets).toHaveLength(1);
  });

  describe('before the deal', () => {
    const DEAL: DealNow = {
      ...{ type: 'deal', match: 'm', game: 'itchy-monkey', terms: '', commitment: '', stage: 'committing' },
      ...{ held: [0], players: [], clients: [], seconds: null, anew: null, watching: 0, away: 60, start: null },
    };

    beforeEach(() => {
      socket().opens();
      socket().say(DEAL);
    });

    it('is open without a table', () => {
      expect(statuses).toEqual(['connecting', 'open']);
      expect(messages).toEqual([DEAL]);
    });

    it('gives the answer to whoever spoke, and bothers nobody else with it', async () => {
      const committed = connection.deal({ type: 'commit', seat: 0, commitment: 'cc' });
      const revealed = connection.deal({ type: 'reveal', seat: 0, number: 'nn' });
      expect(socket().sent.slice(1)).toEqual([
        { type: 'commit', id: 1, seat: 0, commitment: 'cc' },
        { type: 'reveal', id: 2, seat: 0, number: 'nn' },
      ]);
      socket().say({ type: 'refused', id: 2, code: 'too-early', detail: '', refusal: null });
      socket().say({ type: 'accepted', id: 1, version: 0, told: 0, head: '' });
      expect((await committed)?.type).toBe('accepted');
      expect((await revealed)?.type).toBe('refused');
      expect(messages).toEqual([DEAL]);
    });

    it('leaves nobody waiting for an answer when it breaks', async () => {
      const committed = connection.deal({ type: 'commit', seat: 0, commitment: 'cc' });
      socket().breaks();
      expect(await committed).toBeNull();
      expect(await connection.deal({ type: 'anew', seat: 0 })).toBeNull();
    });

    it('still tells by the first table whether an action went through', () => {
      socket().say(itchyTable(7));
      connection.act(0, 7, BUMP);
      socket().breaks();
      connection.nudge();
      socket().opens();
      socket().say({ ...DEAL, stage: 'dealt' });
      expect(socket().ofType('act')).toHaveLength(0);
      socket().say(itchyTable(7));
      expect(socket().ofType('act')).toHaveLength(1);
    });
  });
});
