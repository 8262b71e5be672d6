import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, ItchyJump, LessonNow, Problem } from '../wire';
import { LessonWire } from './lesson-wire';

interface Asked {
  path: string;
  body: unknown;
}

/** A server with prepared answers, and a pupil who hears them. */
function lesson(...answers: (object | { status: number; problem: object } | null)[]) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    const answer = answers.shift();
    if (!answer) return Promise.reject(new Error('nobody there'));
    if ('problem' in answer) return Promise.resolve(new Response(JSON.stringify(answer.problem), { status: Number(answer.status) }));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  const heard: { messages: FromServer[]; lessons: LessonNow[]; troubles: (Problem | null)[]; dropped: number } = {
    messages: [],
    lessons: [],
    troubles: [],
    dropped: 0,
  };
  const wire = new LessonWire(
    'itchy-monkey',
    'jump',
    { message: (message) => heard.messages.push(message), status: () => {}, dropped: () => (heard.dropped += 1) },
    { now: (now) => heard.lessons.push(now), trouble: (problem) => heard.troubles.push(problem) },
  );
  return { wire, heard, asked };
}

const now = (more: object = {}) => ({ lesson: 'jump', astray: null, done: false, table: { type: 'table', version: 0 }, ...more });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const JUMP: ItchyJump = { kind: 'jump', cell: 'd4', way: 'east', louse: 'worker' };

afterEach(() => vi.unstubAllGlobals());

describe('the wire of a lesson', () => {
  it('begins without any action', async () => {
    const { wire, heard, asked } = lesson(now());
    wire.start();
    await settled();
    expect(asked).toEqual([{ path: '/api/tutorials/itchy-monkey/jump', body: { actions: [] } }]);
    expect(heard.messages).toHaveLength(1);
    expect(heard.lessons).toHaveLength(1);
  });

  it('sends each action together with those before it', async () => {
    const { wire, asked } = lesson(now(), now(), now({ done: true }));
    wire.start();
    await settled();
    wire.act(0, 0, JUMP);
    await settled();
    wire.act(0, 1, { kind: 'end' });
    await settled();
    expect(asked.at(-1)?.body).toEqual({ actions: [JUMP, { kind: 'end' }] });
  });

  it('forgets an action that goes astray', async () => {
    const { wire, asked } = lesson(now(), now({ astray: 'some-text' }), now());
    wire.start();
    await settled();
    wire.act(0, 0, JUMP);
    await settled();
    wire.act(0, 0, { kind: 'end' });
    await settled();
    expect(asked.at(-1)?.body).toEqual({ actions: [{ kind: 'end' }] });
  });

  it('sends one action at a time', async () => {
    const { wire, asked } = lesson(now(), now());
    wire.start();
    await settled();
    wire.act(0, 0, JUMP);
    expect(wire.busy).toBe(true);
    wire.act(0, 0, JUMP);
    await settled();
    expect(asked).toHaveLength(2);
    expect(wire.busy).toBe(false);
  });

  it('passes a refusal by the rules on to the table', async () => {
    const problem = { code: 'illegal', detail: '', refusal: { rule: 'IM-25', reason: 'x', details: {} } };
    const { wire, heard } = lesson(now(), { status: 409, problem });
    wire.start();
    await settled();
    wire.act(0, 0, JUMP);
    await settled();
    expect(heard.messages.at(-1)).toMatchObject({ type: 'refused', code: 'illegal', refusal: problem.refusal });
    expect(heard.troubles).toEqual([]);
  });

  it('reports when nobody answers, and begins again when nudged', async () => {
    const { wire, heard, asked } = lesson(null, now());
    wire.start();
    await settled();
    expect(heard.troubles).toEqual([null]);
    wire.nudge();
    await settled();
    expect(heard.lessons).toHaveLength(1);
    wire.nudge();
    expect(asked).toHaveLength(2);
  });

  it('asks for advice with the actions so far, and returns nothing when nobody answers', async () => {
    const advice = { type: 'advice', id: 0, advice: null };
    const { wire, asked } = lesson(now(), now(), advice, null);
    wire.start();
    await settled();
    wire.act(0, 0, JUMP);
    await settled();
    expect(await wire.advise()).toEqual(advice);
    expect(asked.at(-1)).toEqual({ path: '/api/tutorials/itchy-monkey/jump/advice', body: { actions: [JUMP] } });
    expect(await wire.advise()).toBeNull();
  });

  it('is silent once it has been closed', async () => {
    const { wire, heard } = lesson(now());
    wire.start();
    wire.stop();
    await settled();
    expect(heard.messages).toEqual([]);
  });
});
