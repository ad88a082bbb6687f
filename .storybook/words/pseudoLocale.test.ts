import { describe, expect, it } from 'vitest';
import { pseudoText, pseudoWords } from './pseudoLocale.ts';

describe('the pseudo-locale', () => {
  it('writes every vowel twice and accents every letter that can have an accent', () => {
    expect(pseudoText('Save search')).toBe('Šååvéé šééååřçĥ');
    expect(pseudoText('Email')).toBe('Éémååïïļ');
  });

  it('makes a sentence about 40 % longer', () => {
    const english = 'The description of the vehicle was not saved. Correct two fields and send it again.';
    const ratio = pseudoText(english).length / english.length;
    expect(ratio).toBeGreaterThan(1.3);
    expect(ratio).toBeLessThan(1.5);
  });

  it('leaves figures, models and addresses alone', () => {
    expect(pseudoText('BMW 320d · €12,846 · you@example.com')).toBe('BMŴ 320d · €12,846 · you@example.com');
  });

  it('says what English says of the same Serbian text', () => {
    expect([...pseudoWords(new Map([['Cena', 'Price']]))]).toEqual([['Cena', 'Přïïçéé']]);
  });
});
