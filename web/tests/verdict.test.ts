import { expect, it } from 'vitest';
import { WHATS } from '../src/deal/faults';
import { has, LANGUAGES } from '../src/texts';

it.each(LANGUAGES)('has words for everything that a check can find, in %s', (language) => {
  expect(WHATS.filter((what) => !has(language, `web-check-fault-${what}`))).toEqual([]);
});
