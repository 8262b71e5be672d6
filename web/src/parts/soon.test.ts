import { expect, test } from 'vitest';
import { soon } from './soon';

test('work is done in its order, later', async () => {
  const done: number[] = [];
  soon(() => done.push(1));
  soon(() => {
    done.push(2);
    soon(() => done.push(4));
  });
  soon(() => done.push(3));
  expect(done).toEqual([]);
  await new Promise<void>((resolve) => soon(() => soon(resolve)));
  expect(done).toEqual([1, 2, 3, 4]);
});
