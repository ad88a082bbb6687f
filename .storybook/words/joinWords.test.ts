import { describe, expect, it } from 'vitest';
import { joinWords } from './joinWords.ts';

describe('the words of a language', () => {
  it('are what the product says under the same key', () => {
    expect([...joinWords({ 'ad.price': 'Cena' }, { 'ad.price': 'Preis' }, {})]).toEqual([['Cena', 'Preis']]);
  });

  it('hold no message with places to fill', () => {
    const message = { 'ad.count': '{count, plural, other {# oglasa}}' };
    expect(joinWords(message, { 'ad.count': 'Anzeigen' }, {}).size).toBe(0);
  });

  it('prefer what was written for stories', () => {
    expect(joinWords({ a: 'Top' }, { a: 'Oben' }, { Top: 'Top-Anzeige' }).get('Top')).toBe('Top-Anzeige');
  });
});
