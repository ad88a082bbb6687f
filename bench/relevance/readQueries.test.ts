import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMeaning, readQueries } from './Meaning.ts';

describe('the written queries', () => {
  it('are at least two hundred, each with a meaning', () => {
    const queries = readQueries(readFileSync(join(import.meta.dirname, 'queries.tsv'), 'utf8'));
    expect(queries.length).toBeGreaterThanOrEqual(200);
  });

  it('are read with alternatives and open bounds', () => {
    expect(readMeaning('make=daewoo|chevrolet; year=2010-; price=-5000; years=2003-2008')).toMatchObject({
      make: ['daewoo', 'chevrolet'],
      model: [],
      year: { least: 2010, most: null },
      price: { least: null, most: 5000 },
      years: { least: 2003, most: 2008 },
      mileage: null,
    });
    expect(readMeaning('year=2010').year).toEqual({ least: 2010, most: 2010 });
  });

  it.each(['colour=red', 'make=', 'year=about 2010', 'make=audi; make=bmw'])('refuse the meaning "%s"', (text) => {
    expect(() => readMeaning(text)).toThrow('Not ');
  });

  it('refuse a query that is listed twice, and one without a meaning', () => {
    expect(() => readQueries('golf\tmodel=golf\ngolf\tmodel=golf')).toThrow('golf');
    expect(() => readQueries('golf')).toThrow('golf');
  });
});
