import { describe, expect, it } from 'vitest';
import { filterOptions, fold } from './filterOptions.ts';

const countries = [
  { value: 'rs', label: 'Srbija', code: 'RS' },
  { value: 'hr', label: 'Hrvatska', code: 'HR' },
  { value: 'me', label: 'Crna Gora', code: 'ME' },
  { value: 'de', label: 'Nemačka', code: 'DE' },
  { value: 'mk', label: 'Severna Makedonija', code: 'MK' },
  { value: 'hu', label: 'Mađarska', code: 'HU' },
];
const found = (text: string) => filterOptions(countries, text).map(({ value }) => value);

describe('looking for an option', () => {
  it.each([
    ['', ['rs', 'hr', 'me', 'de', 'mk', 'hu']],
    ['  ', ['rs', 'hr', 'me', 'de', 'mk', 'hu']],
    ['srb', ['rs']],
    ['nemacka', ['de']],
    ['madjar', ['hu']],
    ['mađar', ['hu']],
    ['gora', ['me']],
    ['xyz', []],
  ])('"%s" finds %j', (text, values) => expect(found(text)).toEqual(values));

  it('puts a code first, then beginnings of the name, beginnings of words, and the rest', () => {
    expect(found('de')).toEqual(['de']);
    expect(
      filterOptions(
        [
          { value: 'a', label: 'Srpski' },
          { value: 'b', label: 'Ruski', code: 'sr' },
        ],
        'sr',
      )[0]?.value,
    ).toBe('b');
    expect(found('ma')).toEqual(['hu', 'mk', 'de']);
  });

  it('finds an option by its nicknames, behind those whose names begin so', () => {
    const makes = [
      { value: 'volkswagen', label: 'Volkswagen', nicknames: ['vw', 'folksvagen'] },
      { value: 'mercedes', label: 'Mercedes-Benz', nicknames: ['merdzo'] },
      { value: 'merkur', label: 'Merdenik' },
    ];
    const values = (text: string) => filterOptions(makes, text).map(({ value }) => value);
    expect(values('vw')).toEqual(['volkswagen']);
    expect(values('Folks')).toEqual(['volkswagen']);
    expect(values('merdž')).toEqual(['mercedes']);
    expect(values('merd')).toEqual(['merkur', 'mercedes']);
  });

  it('keeps groups together', () => {
    const options = [
      { value: 'a', label: 'Alfa Romeo', group: 'Najtraženije' },
      { value: 'b', label: 'Romet', group: 'Ostale' },
      { value: 'c', label: 'Rover', group: 'Najtraženije' },
    ];
    expect(filterOptions(options, 'ro').map(({ value }) => value)).toEqual(['c', 'a', 'b']);
  });
});

describe('folding letters', () => {
  it.each([
    ['Škoda', 'skoda'],
    ['Đorđe', 'djordje'],
    ['Citroën', 'citroen'],
    ['Großraum', 'grossraum'],
    ['Lada Нива', 'lada нива'],
  ])('%s is %s', (text, plain) => expect(fold(text)).toBe(plain));
});
