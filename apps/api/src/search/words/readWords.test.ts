import { emptyCatalogQuery } from '@volan/domain-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { insertAd, type AdOfTest } from '../../testing/insertAd.ts';
import { openTestSearch } from '../../testing/openTestSearch.ts';
import { postgresIndex } from '../postgres/postgresIndex.ts';
import { searchRelaxed } from '../relaxQuery.ts';
import { resolveQuery } from '../resolveQuery.ts';

/** An ad of the stock below; `generation` is its slug. */
interface StockAd extends AdOfTest {
  readonly generation?: string;
}

const golf = { brand: 'volkswagen', model: 'golf' } as const;

const stock: Readonly<Record<string, StockAd>> = {
  golf4: { ...golf, generation: 'golf-4', year: 2002, line: '1.9 TDI', answers: ['gorivo.dizel'], price: 2500 },
  golf5: { ...golf, generation: 'golf-5', year: 2006, answers: ['gorivo.dizel', 'menjac.automatik'], price: 4500 },
  golf5petrol: { ...golf, generation: 'golf-5', year: 2005, answers: ['gorivo.benzin', 'broj-vrata.4-5'], price: 5200 },
  golf7: { ...golf, generation: 'golf-7', year: 2015, line: '2.0 TDI', answers: ['gorivo.dizel'], price: 11_000 },
  golfOfYears: { ...golf, year: 2016, line: '1.7 sa 7 vrata', price: 12_000 },
  octavia: {
    brand: 'skoda',
    model: 'octavia',
    year: 2015,
    line: '2.0tdi',
    answers: ['karoserija.karavan'],
    price: 9000,
  },
  octaviaCombi: { brand: 'skoda', model: 'octavia', year: 2012, line: 'Combi 2.0 TDI', price: 7000 },
  bmw320d: {
    brand: 'bmw',
    model: '3-series',
    generation: '3-series-e90',
    year: 2008,
    line: '320d xDrive',
    answers: ['pogon.4x4'],
  },
  bmw320apart: { brand: 'bmw', model: '3-series', generation: '3-series-e46', year: 2004, line: '320 d' },
  c220: { brand: 'mercedes-benz', model: 'c-class', line: 'C 220 d', year: 2016 },
  aClass: { brand: 'mercedes-benz', model: 'a-class', line: 'A 180', year: 2014 },
  crv: { brand: 'honda', model: 'cr-v', year: 2010 },
  i20: { brand: 'hyundai', model: 'i20', year: 2012 },
  a4b8: { brand: 'audi', model: 'a4', generation: 'a4-b8', year: 2010 },
  a4b7: { brand: 'audi', model: 'a4', generation: 'a4-b7', year: 2006 },
  w211: { brand: 'mercedes-benz', model: 'e-class', year: 2005 },
  w212: { brand: 'mercedes-benz', model: 'e-class', year: 2012 },
  zafira: { brand: 'opel', model: 'zafira', year: 2009 },
  fica: { brand: 'zastava', model: '750', year: 1982 },
  yugo: { brand: 'zastava', model: 'yugo', year: 1988 },
  sportage: { brand: 'kia', model: 'sportage', year: 2017 },
  gas: { brand: 'opel', model: 'astra', year: 2007, answers: ['gorivo.benzin-tng'] },
  p308: { brand: 'peugeot', model: '308', year: 2011, line: 'SW', answers: ['karoserija.karavan'] },
  golf4byYear: { ...golf, year: 2003, line: 'Gulf edicija', price: 2900 },
  megane: { brand: 'renault', model: 'megane', year: 2011 },
  xTrail: { brand: 'nissan', model: 'x-trail', year: 2012, answers: ['karoserija.suv'] },
  up: { brand: 'volkswagen', model: 'up', year: 2014, price: 6100 },
  headUp: { brand: 'bmw', model: '7-series', line: 'Head up display', year: 2013, answers: ['menjac.automatik'] },
  leon2: { brand: 'seat', model: 'leon', generation: 'leon-2', year: 2008 },
  leon3: { brand: 'seat', model: 'leon', generation: 'leon-3', year: 2014, answers: ['boja.crvena'] },
  electric: { brand: 'renault', model: 'zoe', year: 2019, answers: ['gorivo.elektricni'] },
};

const test = openedForFile(() =>
  openTestSearch('memory', async ({ sql }) => {
    for (const [name, { generation, ...ad }] of Object.entries(stock)) {
      const id = await insertAd(sql, {
        ...ad,
        words: [ad.brand, ad.model, ad.line].join(' '),
      });
      ids.set(name, id);
      if (generation !== undefined) {
        await sql`update ad set chassis_id = (select id from chassis where slug = ${generation}) where id = ${id}`;
      }
    }
    await sql`
      insert into ad_value (ad_id, specification_id, num)
      select ${ids.get('zafira') ?? 0}, id, 7 from specification where slug = 'broj-sedista'`;
  }),
);
const ids = new Map<string, number>();

const now = Date.UTC(2026, 10, 25) / 1000;
const vehicles = () => test.search.taxonomy.current().registry.categoriesBySlug.get('vehicles') ?? null;

const resolved = (q: string, dropped: readonly number[] = [], slips = false) =>
  resolveQuery(test.search.taxonomy.current(), { ...emptyCatalogQuery, q }, vehicles(), now, dropped, slips);

/** What a visitor sees: names of the ads, the best first, and the places of the words that were left out. */
async function shown(q: string) {
  const { result, dropped } = await searchRelaxed(test.search.index(), (words, slips) => resolved(q, words, slips));
  return [result.ids.map(nameOf), dropped];
}

const nameOf = (id: number) => [...ids].find(([, each]) => each === id)?.[0] ?? '';

/** Names of the ads that a text finds, the best first. */
async function found(q: string) {
  const { search } = resolved(q);
  return (await test.search.index().search({ ...search, limit: 100 })).ids.map(nameOf);
}

/** The same without their order. */
const set = async (q: string) => (await found(q)).toSorted();

describe('a generation', () => {
  it.each(['golf 7', 'golf7', 'Golf VII', 'golf mk7', 'ＧＯＬＦ 7', 'go\u200Blf 7'])(
    '"%s" is the Golf 7, known or by its year; an engine of 1.7 and 7 doors are none',
    async (q) => expect(await set(q)).toEqual(['golf7', 'golfOfYears']),
  );

  it.each([
    ['golf 4', ['golf4', 'golf4byYear']],
    ['golf četvorka', ['golf4', 'golf4byYear']],
    ['golf 5 dizel', ['golf5']],
    ['a4 b8', ['a4b8']],
    ['a4b8', ['a4b8']],
    ['mercedes w211', ['w211']],
    ['bmw e46', ['bmw320apart']],
  ])('"%s" finds %j', async (q, names) => expect(await set(q)).toEqual(names));

  it('that is said comes before one that only the year says', async () => {
    expect(await found('golf 4')).toEqual(['golf4', 'golf4byYear']);
  });

  it('has the codes of its maker', async () => expect(await found('seat leon 1p')).toEqual(['leon2']));
});

describe('letters and digits', () => {
  it.each([
    ['2.0tdi', '2.0 tdi'],
    ['1.9tdi golf', '1.9 tdi golf'],
    ['c220d', 'c 220 d'],
    ['320d', '320 d'],
    ['i 20', 'i20'],
    ['crv', 'cr-v'],
  ])('"%s" finds what "%s" finds, and something', async (one, other) => {
    expect(await set(one)).toEqual(await set(other));
    expect(await set(one)).not.toEqual([]);
  });

  it('the spelling of one seller does not hide ads of others', async () => {
    expect(await set('320d')).toEqual(['bmw320apart', 'bmw320d']);
  });
});

describe('other words for the same', () => {
  it.each([
    ['mercedes a klasa', 'mercedes a class'],
    ['c klasa', 'c class'],
    ['octavia combi 2.0 tdi', 'octavia karavan 2.0 tdi'],
    ['peugeot 308 sw', 'peugeot 308 karavan'],
    ['octavia t-modell', 'octavia karavan'],
    ['na gas', 'plin'],
    ['prodajem golf', 'golf'],
    ['kia sportidž', 'kia sportage'],
    ['ГОЛФ', 'golf'],
  ])('"%s" finds what "%s" finds, and something', async (one, other) => {
    expect(await set(one)).toEqual(await set(other));
    expect(await set(one)).not.toEqual([]);
  });

  it('karavan alone finds the answer and every word for it', async () => {
    expect(await set('karavan')).toEqual(['octavia', 'octaviaCombi', 'p308']);
  });

  it.each([
    ['dzip', ['xTrail']],
    ['nisan', ['xTrail']],
    ['reno megan', ['megane']],
    ['golff 7', ['golf7', 'golfOfYears']],
  ])('"%s" finds %j', async (q, names) => expect(await set(q)).toEqual(names));

  it('fića is only the Zastava 750', async () => expect(await set('fića')).toEqual(['fica']));

  it('the name of a category is no required word', async () => expect(await set('electric car')).toEqual(['electric']));
});

describe('a wish that has more than one answer, or none', () => {
  it.each([
    ['audi/bmw', ['a4b7', 'a4b8', 'bmw320apart', 'bmw320d', 'headUp']],
    ['zafira, leon', ['leon2', 'leon3', 'zafira']],
    ['zafira ili leon', ['leon2', 'leon3', 'zafira']],
    ['golf -tdi', ['golf4byYear', 'golf5', 'golf5petrol', 'golfOfYears']],
    ['golf -gti', ['golf4', 'golf4byYear', 'golf5', 'golf5petrol', 'golf7', 'golfOfYears']],
    ['golf ne dizel', ['golf4byYear', 'golf5petrol', 'golfOfYears']],
    ['golf 5 bez automatika', ['golf4byYear', 'golf5petrol']],
    ['petica golf dizel', ['golf5']],
    ['bmw xdrive', ['bmw320d']],
    ['bmw 4x4', ['bmw320d']],
    ['crveni leon', ['leon3']],
  ])('"%s" finds %j', async (q, names) => expect(await set(q)).toEqual(names));

  it('an e-model that the catalogue has not is that model, electric ones first', async () => {
    expect(await found('e-zafira')).toEqual(['zafira']);
  });

  it('the digit of no generation is no part of an engine', async () => {
    expect(await shown('golf 9')).toEqual([expect.arrayContaining(['golf4', 'golf7']), [1]]);
  });
});

describe('words that are read as a filter', () => {
  it.each([
    ['golf do 5000', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf do 5.000 €', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf up to 5000', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['auto za 2500 evra', 'cena', { max: 2500 }, ['golf4']],
    ['golf od 2015', 'godiste', { min: 2015 }, ['golf7', 'golfOfYears']],
    ['golf 2015', 'godiste', { min: 2015, max: 2015 }, ['golf7']],
    ['2015 octavia', 'godiste', { min: 2015, max: 2015 }, ['octavia']],
    ['zafira 7 sedista', 'broj-sedista', { min: 7, max: 7 }, ['zafira']],
    ['golf manje od 5000', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf jeftiniji od 5000', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf više od 5.100', 'cena', { min: 5100 }, ['golf5petrol', 'golf7', 'golfOfYears']],
    ['golf do 5 000 €', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf do 5.000,00', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf under 5k', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf do 5 hiljada', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf < 5000', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf 5000€', 'cena', { max: 5000 }, ['golf4', 'golf4byYear', 'golf5']],
    ['golf 5000-12.000', 'cena', { min: 5000, max: 12_000 }, ['golf5petrol', 'golf7', 'golfOfYears']],
    ['golf 2015-2016', 'godiste', { min: 2015, max: 2016 }, ['golf7', 'golfOfYears']],
    ['golf 2016 – 2015', 'godiste', { min: 2015, max: 2016 }, ['golf7', 'golfOfYears']],
    ['golf 2016+', 'godiste', { min: 2016 }, ['golfOfYears']],
    ['golf >2015', 'godiste', { min: 2015 }, ['golf7', 'golfOfYears']],
    ['golf posle 2015', 'godiste', { min: 2015 }, ['golf7', 'golfOfYears']],
    ['golf stariji od 2003', 'godiste', { max: 2003 }, ['golf4', 'golf4byYear']],
  ])('"%s": %s %j', async (q, key, value, names) => {
    const { requirements } = resolved(q);
    expect(requirements.flatMap(({ filter }) => filter ?? [])).toEqual([
      { key, value: { kind: 'range', ...value }, words: expect.any(Array) },
    ]);
    expect(await set(q)).toEqual(names);
  });

  it('"golf dizel automatik" is a fuel and a gearbox', async () => {
    const { requirements } = resolved('golf dizel automatik');
    expect(requirements.flatMap(({ filter }) => (filter ? [filter.key] : []))).toEqual(['gorivo', 'menjac']);
    expect(await set('golf dizel automatik')).toEqual(['golf5']);
  });

  it.each([
    ['golf do 100000 km', 'kilometraza', { max: 100_000 }],
    ['golf do 150 000 km', 'kilometraza', { max: 150_000 }],
    ['golf 150tkm', 'kilometraza', { max: 150_000 }],
    ['suv manje od 150000 km', 'kilometraza', { max: 150_000 }],
    ['peugeot 308 150 000 km', 'kilometraza', { max: 150_000 }],
    ['golf do 150 ks', 'snaga', { max: 110 }],
    ['bmw 320 više od 150 ks', 'snaga', { min: 110 }],
    ['golf preko 77 kw', 'snaga', { min: 77 }],
  ])('"%s": %s %j', (q, key, value) => {
    expect(resolved(q).requirements.flatMap(({ filter }) => filter ?? [])).toEqual([
      { key, value: { kind: 'range', ...value }, words: expect.any(Array) },
    ]);
  });

  it('a number of a name is no figure', async () => {
    expect(await set('peugeot 308')).toEqual(['p308']);
    expect(await set('bmw 320 150 ks')).toEqual([]);
    expect(resolved('peugeot 2008').requirements.flatMap(({ filter }) => filter ?? [])).toEqual([]);
  });
});

describe('words that no ad holds together', () => {
  it('are left out, the rarest first', async () => {
    expect(await shown('golf 7 limuna')).toEqual([['golf7', 'golfOfYears'], [2]]);
  });

  it('are left out before the name of the model, though a word of another ad is rarer', async () => {
    expect(await shown('up automatik')).toEqual([['up'], [1]]);
    expect(await shown('head up')).toEqual([['headUp'], []]);
  });

  it('are left out before a limit of the price, though fewer ads are so cheap', async () => {
    expect(await shown('golf do 3000 automatik')).toEqual([['golf4byYear', 'golf4'], [3]]);
  });

  it('may hold a misspelling that is written in an ad', async () => {
    expect(await shown('gulf 4')).toEqual([['golf4', 'golf4byYear'], []]);
    expect(await shown('gulf')).toEqual([expect.arrayContaining(['golf4byYear', 'golf7', 'golf4']), []]);
    expect(await shown('edicija')).toEqual([['golf4byYear'], []]);
  });

  it('are all kept where one would be left and finds nothing', async () => {
    expect(await shown('xqzwk')).toEqual([[], []]);
  });
});

describe('any text', () => {
  const words = fc.oneof(
    fc.constantFrom(
      'dzip',
      'nisan',
      'golf7',
      'kabrio',
      'e220',
      'reno',
      'megan',
      'do',
      'od',
      '7',
      '5000',
      'km',
      'mk',
      'e',
      'i',
      'b5.5',
      'v',
      '€',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );

  it('is no longer than its limit, though one character stands for eighteen', () => {
    expect(resolved('\uFDFA'.repeat(200)).requirements.length).toBeLessThan(60);
  });

  it('is answered alike by both indexes', async () => {
    const reference = postgresIndex(test.database.sql);
    await expect(
      fc.assert(
        fc.asyncProperty(fc.array(words, { maxLength: 6 }), async (some) => {
          const { search } = resolved(some.join(' ').slice(0, 200));
          const [one, other] = [await test.search.index().search(search), await reference.search(search)];
          expect([one.total, one.ids]).toEqual([other.total, other.ids]);
        }),
        { numRuns: 120 },
      ),
    ).resolves.toBeUndefined();
  });
});
