import type { CategoryBrand } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { makeOptions } from './makeOptions.ts';

const make = (id: number, title: string, ads: number, nicknames: string[] = []): CategoryBrand => ({
  id,
  slug: title.toLowerCase(),
  title,
  logo: null,
  sort: 0,
  status: 1,
  category_ids: [1],
  ads,
  nicknames,
});
const groups = { frequent: 'Frequent', others: 'Others' };

describe('the makes of the form of an ad', () => {
  const rare = ['9ff', 'Abarth', 'Aixam'].map((title, at) => make(at, title, at));
  const common = ['Audi', 'BMW', 'Fiat', 'Opel', 'Peugeot', 'Renault', 'Toyota'].map((title, at) =>
    make(10 + at, title, 100 + at),
  );
  const options = makeOptions([...rare, ...common, make(30, 'Volkswagen', 900, ['vw'])], groups);

  it('begin with those that have the most ads', () => {
    expect(options.slice(0, 3).map(({ label }) => label)).toEqual(['Volkswagen', 'Toyota', 'Renault']);
    expect(options.filter(({ group }) => group === 'Frequent')).toHaveLength(8);
  });

  it('name each make once, the rare ones in the order of the list', () => {
    expect(options).toHaveLength(11);
    expect(options.slice(8).map(({ label }) => label)).toEqual(['9ff', 'Abarth', 'Aixam']);
  });

  it('keep their nicknames', () => {
    expect(options[0]?.nicknames).toEqual(['vw']);
  });

  it('are one list where there are few, or none has ads', () => {
    expect(makeOptions(common, groups).map(({ group }) => group)).toEqual(common.map(() => undefined));
    const without = [...rare, ...common].map((one) => ({ ...one, ads: 0 }));
    expect(makeOptions(without, groups)[0]).toMatchObject({ label: '9ff' });
  });
});
