import { describe, expect, it } from 'vitest';
import { adminTexts } from './adminTexts.ts';

describe('texts of the administration', () => {
  it('are plain where they need no values', () => {
    expect([adminTexts.en.users, adminTexts.rs.users]).toEqual(['Users', 'Korisnici']);
  });

  it.each([
    [1, '1 oglas ima ovu vrednost. Dobija drugu'],
    [3, '3 oglasa imaju ovu vrednost. Dobijaju drugu'],
    [12_846, '12.846 oglasa ima ovu vrednost. Dobija drugu'],
  ])('count %i in the plural and the figures of their language', (ads, begin) => {
    expect(adminTexts.rs.mergeText({ ads }).startsWith(begin)).toBe(true);
  });

  it('take values as they are written', () => {
    expect(adminTexts.en.problemMissingArgument({ what: '{count}' })).toBe('is missing: {count}');
    expect(adminTexts.en.deleteQuestion({ name: "L'Étoile # {x}" })).toBe("Delete L'Étoile # {x}?");
  });
});
