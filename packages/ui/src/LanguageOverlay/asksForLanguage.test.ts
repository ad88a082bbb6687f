import { describe, expect, it } from 'vitest';
import { asksForLanguage } from './asksForLanguage.ts';

describe('the language overlay [C32]', () => {
  it.each([
    { stored: null, search: '', shows: true },
    { stored: null, search: '?asklang=1', shows: true },
    { stored: 'rs', search: '?asklang=1', shows: true },
    { stored: 'rs', search: '', shows: false },
  ])('stored $stored, query "$search": shows is $shows', ({ stored, search, shows }) => {
    expect(asksForLanguage(stored, search)).toBe(shows);
  });

  it.each(['?asklang', '?page=2&asklang=', '?asklang=0'])('is asked for by %s', (search) => {
    expect(asksForLanguage('rs', search)).toBe(true);
  });
  it.each(['?page=2', '?askLanguage=1'])('is not asked for by %s', (search) => {
    expect(asksForLanguage('rs', search)).toBe(false);
  });
  it('takes an empty memory for none', () => expect(asksForLanguage('', '')).toBe(true));
});
