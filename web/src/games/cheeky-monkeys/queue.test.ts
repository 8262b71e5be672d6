import { describe, expect, it } from 'vitest';
import { stepsLeft } from './queue';

describe('the steps that are left', () => {
  it('are taken together where they are alike in a row', () => {
    expect(stepsLeft(['monkey', 'monkey', 'card'])).toEqual([
      { step: 'monkey', seat: null, times: 2 },
      { step: 'card', seat: null, times: 1 },
    ]);
  });

  it('name who is concerned', () => {
    expect(stepsLeft(['give 2', 'give 0'])).toEqual([
      { step: 'give', seat: 2, times: 1 },
      { step: 'give', seat: 0, times: 1 },
    ]);
  });
});
