import { describe, expect, it } from 'vitest';
import { dateLocale, momentWords } from './dates';

describe('dates', () => {
  const moment = new Date(2026, 10, 15, 18, 5).getTime();

  it('follow the region of the reader, as far as it speaks the language of the page', () => {
    expect(dateLocale('en', ['fr-CA', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(dateLocale('fr', ['en-GB'])).toBe('fr');
  });

  it('are written as people there write them', () => {
    expect(momentWords(moment, 'en', ['en-GB'])).toMatch(/^15 Nov 2026, 18:05$/);
    expect(momentWords(moment, 'en', ['en-US'])).toMatch(/^Nov 15, 2026, 6:05\sPM$/);
    expect(momentWords(moment, 'fr', ['fr-FR'])).toMatch(/15 nov\. 2026/);
  });
});
