import { expect, test } from 'vitest';
import type { TableNow } from '../../wire';
import { why } from './why';

const queued = (what: string, more: object = {}) =>
  ({
    seat: 0,
    legal: [{ kind: 'pass' }, { kind: 'noway' }],
    view: { queue: [{ seat: 1, trainer: null, other: null, risk: [], what, ...more }] },
  }) as unknown as TableNow<'cheeky-monkeys'>;
const pass = { action: { kind: 'pass' as const }, events: [] };

test('whoever is told to pass hears that it does not touch them only where it does not', () => {
  expect(why(queued('soggy-fuses', { other: 1 }), pass, [])?.id).toBe('cheeky-why-unhurt');
  expect(why(queued('soggy-fuses', { other: 0 }), pass, [])).toBeNull();
  // It names nobody, for it is for everybody.
  expect(why(queued('common-misfortune'), pass, [])).toBeNull();
});
