import { expect, it } from 'vitest';
import { Resting } from './resting';

it('is told apart from a pointer that moves', () => {
  const pointer = new Resting();
  const at = (clientX: number, clientY: number) => pointer.moved({ clientX, clientY });
  expect([at(3, 4), at(3, 4), at(3, 4), at(3, 5), at(4, 5), at(4, 5), at(3, 4)]).toEqual([true, false, false, true, true, false, true]);
});
