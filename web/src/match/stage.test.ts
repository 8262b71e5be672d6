import { describe, expect, it, vi } from 'vitest';
import type { Step, TableNow } from '../wire';
import { BREATH, FLOW, LONGEST, SHOWN, Stage, type Scene, type Theatre } from './stage.svelte';
import { itchyTable } from './table.fixture';

type Itchy = 'itchy-monkey';

/** Time that passes only when it is told to. */
class Hours implements Theatre {
  at = 0;
  speed = 1;
  #due: { at: number; work: () => void }[] = [];

  later(work: () => void, ms: number): () => void {
    const one = { at: this.at + ms, work };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  }

  now(): number {
    return this.at;
  }

  pace(): number {
    return this.speed;
  }

  pass(ms: number): void {
    const end = this.at + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.at = next.at;
      next.work();
    }
    this.at = end;
  }
}

const stepOf = (version: number, seat: number): Step<Itchy> => ({ version, seat, text: 'end', events: [] });

/** A table after a step of a seat, which then asks somebody; I hold seat 0. */
function scene(version: number, seat: number, asked: number[], more: Partial<TableNow<Itchy>> = {}): Scene<Itchy> {
  const steps = [stepOf(version, seat)];
  return {
    table: { ...itchyTable(version), asked, legal: asked.includes(0) ? [{ kind: 'end' }] : [], ...more },
    steps,
    news: { version, steps },
  };
}

function begun(): { stage: Stage<Itchy>; time: Hours } {
  const time = new Hours();
  const stage = new Stage<Itchy>(time);
  stage.receive({ table: { ...itchyTable(0), asked: [0] }, steps: [], news: null }, true);
  return { stage, time };
}

describe('somebody else’s step', () => {
  it('is on the board at once, and told when it has been seen', () => {
    const { stage, time } = begun();
    stage.receive(scene(1, 0, [1]), true);
    time.pass(SHOWN + BREATH);
    stage.receive(scene(2, 1, [0]));
    expect(stage.table).toMatchObject({ version: 2, asked: [1], legal: [] });
    expect(stage.playing?.version).toBe(2);
    expect(stage.steps.at(-1)?.version).toBe(1);
    time.pass(SHOWN);
    expect(stage.table).toMatchObject({ version: 2, asked: [0], legal: [{ kind: 'end' }] });
    expect(stage.playing).toBeNull();
    expect(stage.steps.at(-1)?.version).toBe(2);
  });

  it('waits until my own move has been seen', () => {
    const { stage, time } = begun();
    stage.receive(scene(1, 0, [1]), true);
    stage.receive(scene(2, 1, [0]));
    expect(stage.table?.version).toBe(1);
    expect(stage.behind).toBe(true);
    time.pass(SHOWN + BREATH);
    expect(stage.table?.version).toBe(2);
    time.pass(SHOWN);
    expect(stage.behind).toBe(false);
  });

  it('says nothing of the end before it has been seen', () => {
    const { stage, time } = begun();
    const outcome = { winners: [1], reason: 'colonies', rule: 'IM-34' };
    stage.receive(scene(1, 0, [1]), true);
    stage.receive(scene(2, 1, [], { outcome }));
    time.pass(SHOWN + BREATH);
    expect(stage.table).toMatchObject({ version: 2, outcome: null, asked: [1] });
    time.pass(SHOWN);
    expect(stage.table?.outcome).toEqual(outcome);
  });

  it('lasts as long as the game needs', async () => {
    const { stage, time } = begun();
    let end = () => {};
    const film = new Promise<void>((resolve) => (end = resolve));
    const shows: (number | Promise<void>)[] = [SHOWN * 3, film];
    stage.direct({ show: () => shows.shift() ?? 0 });
    stage.receive(scene(1, 1, [1]));
    time.pass(SHOWN * 3 - 1);
    expect(stage.playing?.version).toBe(1);
    time.pass(1 + BREATH);
    stage.receive(scene(2, 1, [0]));
    time.pass(LONGEST);
    expect(stage.playing?.version).toBe(2);
    end();
    await film;
    expect(stage.playing).toBeNull();
  });
});

describe('nobody waits', () => {
  it('for what is skipped: all of it is there at once, and told as one', () => {
    const { stage, time } = begun();
    const cut = vi.fn();
    stage.direct({ cut });
    stage.receive(scene(1, 1, [1]));
    stage.receive(scene(2, 1, [1]));
    stage.receive(scene(3, 1, [0]));
    stage.skip();
    expect(stage.table).toMatchObject({ version: 3, asked: [0] });
    expect(stage.news).toMatchObject({ version: 3, steps: [{ version: 2 }, { version: 3 }] });
    expect(stage.behind).toBe(false);
    expect(cut).toHaveBeenCalledOnce();
    time.pass(LONGEST);
    expect(stage.table?.version).toBe(3);
  });

  it('when a clock is running for me, and the clock tells the time that is left', () => {
    const { stage, time } = begun();
    stage.receive(scene(1, 1, [1]));
    stage.receive(scene(2, 1, [0], { deadline: 8 }));
    expect(stage.table).toMatchObject({ version: 2, deadline: 8, asked: [0] });
    stage.receive(scene(3, 1, [1], { deadline: 5 }));
    time.pass(SHOWN + BREATH + SHOWN);
    expect(stage.table).toMatchObject({ version: 3, deadline: 5 - (SHOWN + BREATH + SHOWN) / 1000 });
  });

  it('at an instant pace', () => {
    const { stage, time } = begun();
    time.speed = 0;
    stage.receive(scene(1, 1, [1]));
    stage.receive(scene(2, 1, [0]));
    expect(stage.table).toMatchObject({ version: 2, asked: [0] });
    expect(stage.behind).toBe(false);
  });

  it('with a decision that is mine while others act, too', () => {
    const { stage } = begun();
    stage.receive(scene(1, 1, [0, 1]));
    expect(stage.table).toMatchObject({ version: 1, legal: [{ kind: 'end' }] });
    expect(stage.playing).toBeNull();
  });

  it('long, however many steps come together', () => {
    const { stage, time } = begun();
    for (let version = 1; version <= 60; version += 1) stage.receive(scene(version, 1, [1]));
    time.pass(LONGEST + SHOWN + BREATH);
    expect(stage.table?.version).toBe(60);
    expect(stage.behind).toBe(false);
  });
});

it('what changes around the newest table is kept for it', () => {
  const { stage, time } = begun();
  stage.receive(scene(1, 1, [1]));
  stage.receive({ ...scene(1, 1, [0]), news: null });
  expect(stage.playing?.version).toBe(1);
  time.pass(SHOWN);
  expect(stage.table).toMatchObject({ version: 1, asked: [0] });
  stage.receive({ ...scene(1, 1, [1]), news: null });
  expect(stage.table?.asked).toEqual([1]);
});

it('a stage that was closed shows nothing more', () => {
  const { stage, time } = begun();
  stage.receive(scene(1, 1, [1]));
  stage.receive(scene(2, 1, [0]));
  stage.close();
  time.pass(LONGEST);
  expect(stage.table?.version).toBe(1);
});

describe('what goes on by itself', () => {
  /** My own steps, until version 4 asks me something. */
  const flows = ({ version }: TableNow<Itchy>) => version < 4;

  it('is shown at once, and then together with what follows in a moment', () => {
    const { stage, time } = begun();
    time.pass(FLOW);
    stage.direct({ flows });
    stage.receive(scene(1, 0, [0]), true);
    expect(stage.table?.version).toBe(1);
    stage.receive(scene(2, 0, [0]), true);
    stage.receive(scene(3, 0, [0]), true);
    expect(stage.table?.version).toBe(1);
    expect(stage.flowing).toBe(true);
    time.pass(FLOW);
    expect(stage.table?.version).toBe(3);
    expect(stage.news).toMatchObject({ version: 3, steps: [{ version: 2 }, { version: 3 }] });
    expect(stage.flowing).toBe(false);
  });

  it('keeps nobody waiting who is asked, nor does the end wait', () => {
    for (const last of [scene(4, 0, [0]), scene(3, 0, [], { outcome: { winners: [0], reason: 'colonies', rule: 'IM-34' } })]) {
      const { stage, time } = begun();
      time.pass(FLOW);
      stage.direct({ flows });
      stage.receive(scene(1, 0, [0]), true);
      stage.receive(scene(2, 0, [0]), true);
      stage.receive(last, true);
      expect(stage.table).toBe(last.table);
      expect(stage.news?.steps.map(({ version }) => version)).toEqual([2, last.table.version]);
      time.pass(FLOW);
      expect(stage.table).toBe(last.table);
    }
  });

  it('comes before what others do then', () => {
    const { stage, time } = begun();
    time.pass(FLOW);
    stage.direct({ flows });
    stage.receive(scene(1, 0, [0]), true);
    stage.receive(scene(2, 0, [0]), true);
    stage.receive(scene(3, 1, [1]));
    expect(stage.table?.version).toBe(2);
    time.pass(LONGEST);
    expect(stage.table?.version).toBe(3);
  });

  it('is shown step by step at an instant pace, or where somebody says nothing of it', () => {
    const { stage, time } = begun();
    stage.receive(scene(1, 0, [0]), true);
    stage.receive(scene(2, 0, [0]), true);
    expect(stage.table?.version).toBe(2);
    stage.direct({ flows });
    time.speed = 0;
    stage.receive(scene(3, 0, [0]), true);
    expect(stage.table?.version).toBe(3);
  });

  it('is forgotten when it was taken back, or nobody looks any longer', () => {
    const { stage, time } = begun();
    time.pass(FLOW);
    stage.direct({ flows });
    stage.receive(scene(1, 0, [0]), true);
    stage.receive(scene(2, 0, [0]), true);
    stage.receive({ ...scene(3, 0, [0]), news: null }, true);
    expect(stage.table?.version).toBe(3);
    time.pass(FLOW);
    expect(stage.table?.version).toBe(3);
    stage.receive(scene(1, 0, [0]), true);
    stage.receive(scene(2, 0, [0]), true);
    stage.close();
    time.pass(FLOW);
    expect(stage.table?.version).toBe(1);
  });
});
