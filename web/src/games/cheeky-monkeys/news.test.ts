import { describe, expect, it } from 'vitest';
import { news } from './news';

const passed = { event: 'passed', rule: 'CM-Q3' } as const;
const removed = { event: 'removed', rule: 'CM-H2' } as const;
const done = { event: 'over', rule: 'CM-26' } as const;
const struck = { event: 'over', rule: 'CM-38' } as const;

describe('what is worth a line', () => {
  it('is not that everybody passed, or that a card took full effect', () => {
    expect(news([passed, removed, done])).toEqual([removed]);
  });

  it('is an effect that left the queue early', () => {
    expect(news([passed, removed, struck, done])).toEqual([removed, struck]);
  });

  it('is anything, if there is nothing better', () => {
    expect(news([passed])).toEqual([passed]);
  });
});
