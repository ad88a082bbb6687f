import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import {
  adsOf,
  dealer,
  dealerFile,
  dealerMapping,
  importPaths,
  importTexts,
  type TestOptions,
} from './importTesting.ts';

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 4, onnotice: () => {} });
});
beforeEach(async () => {
  await sql`delete from ad`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const read = (rows: Record<string, string>[], more: object = {}, options: TestOptions & { encoding?: string } = {}) =>
  importTexts(sql, dealerMapping(more), [dealerFile(rows)], options);
const one = async () => (await adsOf(sql, dealer))[0];

describe('a number in a file', () => {
  const dotted = { numberFormat: { decimal: ',', thousands: '.' } };

  it.each([
    ['2.500', dotted, 2500],
    ['2.500 €', dotted, 2500],
    ['2.500,00', dotted, 2500],
    ['2,500.00', { numberFormat: { decimal: '.', thousands: ',' } }, 2500],
    ['2500', {}, 2500],
    ['2.500,00', {}, 2500],
  ])('"%s" with %j is %d', async (price, more, expected) => {
    await read([{ price }], more);
    expect(await one()).toMatchObject({ price: expected });
  });

  it('is a whole one for a year', async () => {
    const { report } = await read([{ year: '2012.5' }, { year: '2012.0', km: '1' }]);
    expect(report).toMatchObject([{ line: '2', reason: 'not-a-number', field: 'year' }]);
    expect(await one()).toMatchObject({ year: 2012 });
  });

  it.each([
    ['2.500', {}, 'ambiguous-number'],
    ['2,500', {}, 'ambiguous-number'],
    ['1e3', dotted, 'not-a-number'],
    ['abc', dotted, 'not-a-number'],
    ['-5', dotted, 'price-out-of-range'],
    ['2,500.00', dotted, 'not-a-number'],
  ])('"%s" with %j is refused as %s', async (price, more, reason) => {
    const { report, summary } = await read([{ price }], more);
    expect(summary).toMatchObject({ read: 1, refused: 1 });
    expect(report).toMatchObject([{ line: '2', reason, field: 'price', value: price }]);
  });

  it('is ambiguous in each of two columns, which are not taken for shifted ones', async () => {
    const { report } = await read([{ price: '2.500', km: '210.000' }]);
    expect(report).toMatchObject([{ reason: 'ambiguous-number', field: 'price', value: '2.500' }]);
  });

  it('is litres or cubic centimetres, whichever an engine can have', async () => {
    const displacement = { column: 'size', unit: 'litres-or-cm3' };
    await read([{ size: '1.6' }, { size: '999', km: '1' }], { displacement, numberFormat: { decimal: '.' } });
    expect((await adsOf(sql, dealer)).map((ad) => ad.displacement)).toEqual([1600, 999]);
  });

  it('may be followed by its unit', async () => {
    await read([{ km: '10000 miles' }]);
    expect(await one()).toMatchObject({ mileage: 16093 });
  });
});

describe('a price on request', () => {
  it('becomes an ad if the mapping allows it, and a refused row otherwise', async () => {
    const rows: Record<string, string>[] = [{ price: '' }, { price: 'Na upit', km: '1' }];
    const plain = await read(rows);
    expect(plain.report.map(({ reason }) => reason)).toEqual(['price-missing', 'not-a-number']);
    const { summary } = await read(rows, { price: { column: 'price', currency: 'EUR', onRequest: ['', 'na upit'] } });
    expect(summary).toMatchObject({ inserted: 2, refused: 0 });
    expect(await adsOf(sql, dealer)).toMatchObject([
      { price: null, price_type: 'on-request' },
      { price: null, price_type: 'on-request' },
    ]);
  });

  it('may name its currency in a column, and a currency without a rate is refused', async () => {
    const price = { column: 'price', currency: 'EUR', currencyColumn: 'currency' };
    const rates = { GBP: { euros: 1.2, date: '2026-01-01', source: 'a test' } };
    const { report } = await read([{ currency: 'gbp' }, { currency: 'JPY' }], { price, rates });
    expect(await one()).toMatchObject({ price: 5880 });
    expect(report).toMatchObject([{ reason: 'unknown-currency', field: 'currency', value: 'JPY' }]);
  });
});

describe('what a mapping can say', () => {
  it('keeps the line breaks of a description and its whole length, without contacts, HTML and marks that turn the writing', async () => {
    const long = `Prvi \u202Evlasnik!<br>Cena: 50 % niža\\\\${'dugo '.repeat(200)}kraj. Tel. 064 123 45 67`;
    await read([{ text: long }], { description: { column: 'text', replace: { '\\\\': '\n' } } });
    const text = (await one())?.description ?? '';
    expect(text).toMatch(/^Prvi vlasnik!\nCena: 50 % niža\ndugo /);
    expect(text).toContain('kraj. Tel. ••• ••• •• ••');
  });

  it('finds make, model, generation and engine in one column', async () => {
    const more = {
      extract: [
        { column: 'title', pattern: '^(?<brand>VW) (?<name>Golf) (?<generation>\\d) (?<litres>\\d\\.\\d)' },
        { column: 'power', pattern: '\\((?<kw>\\d+) kW\\)' },
      ],
      make: { column: 'brand' },
      model: { column: 'name' },
      generation: { column: 'generation' },
      displacement: { column: 'litres', unit: 'litres' },
      power: { column: 'kw' },
    };
    const row = { title: 'VW Golf 5 1.9 TDI', power: '106 HP (78 kW)' };
    await read([row, { ...row, km: '1', power: '78' }], more);
    const [ad, second] = await adsOf(sql, dealer);
    expect(ad).toMatchObject({
      brand: 'volkswagen',
      model: 'golf',
      generation: 'golf-5',
      displacement: 1900,
      power_kw: 78,
    });
    expect(second).toMatchObject({ power_kw: null });
  });

  it('fills in a column that the file lacks', async () => {
    await read([{}], { fill: { maker: 'Opel' }, make: { column: 'maker' } });
    expect(await one()).toMatchObject({ brand: 'opel', model: 'corsa' });
  });

  it('reports cells that an expression does not match', async () => {
    const more = { extract: [{ column: 'power', pattern: '\\((?<kw>\\d+) kW\\)' }], power: { column: 'kw' } };
    const { summary } = await read([{ power: '78' }], more);
    expect(summary.unread).toEqual([{ first: 'power', second: '78', count: 1 }]);
  });

  it('reads a list in one cell, by the words of the product too, and counts unknown words', async () => {
    const answers = [
      { column: 'equipment', specification: 'oprema', separator: ',', values: { 'el. gepek': 'elektricni-gepek' } },
      { column: 'fuel', specification: 'gorivo' },
    ];
    const { summary } = await read(
      [
        { equipment: 'El. gepek, Tempomat , teleport', fuel: 'DIESEL' },
        { equipment: '', fuel: 'Holz' },
      ],
      { answers },
    );
    expect((await one())?.answers).toEqual(['gorivo.dizel', 'oprema.elektricni-gepek', 'oprema.tempomat']);
    expect(summary).toMatchObject({ inserted: 1, reasons: { 'unknown-value': 1 } });
    expect(summary.unread).toEqual([{ first: 'equipment', second: 'teleport', count: 1 }]);
  });

  it('reads dates in the format of the source', async () => {
    const more = { year: { column: 'year', date: 'MM/YYYY' }, firstSeen: { column: 'since', date: 'D.M.YYYY.' } };
    const { report } = await read(
      [
        { year: '03/2015', since: '7.11.2026.' },
        { year: '2015', since: '' },
      ],
      more,
    );
    expect(await one()).toMatchObject({ year: 2015, created_at: new Date('2026-11-07T00:00:00Z') });
    expect(report).toMatchObject([{ reason: 'not-a-date', field: 'year', value: '2015' }]);
  });

  it('keeps a VIN, and leaves out an invalid one', async () => {
    const { summary } = await read([{ vin: 'wvwzzz1kz6w000001' }, { vin: 'UNKNOWN', km: '1' }], { vin: 'vin' });
    expect((await adsOf(sql, dealer)).map(({ vin }) => vin)).toEqual(['WVWZZZ1KZ6W000001', null]);
    expect(summary.unread).toMatchObject([{ first: 'vin', second: 'UNKNOWN' }]);
  });

  it('finds a town by its name, and reports an unknown one', async () => {
    const place = { country: 'RS', town: { column: 'town' } };
    const { summary } = await read([{ town: 'novi sad' }, { town: 'Nigdina', km: '1' }], { place });
    expect((await adsOf(sql, dealer)).map(({ town }) => town)).toEqual(['Novi Sad', null]);
    expect(summary.unread).toEqual([{ first: 'town', second: 'Nigdina', count: 1 }]);
  });

  it.each([
    ['cp1250', 'win1250'],
    ['iso-8859-2', 'iso-8859-2'],
    ['iso-8859-15', 'iso-8859-15'],
    ['utf8', 'utf-16le'],
    ['utf8', 'utf-16be'],
    ['utf16', 'utf-16le'],
  ])('reads %s, when the file is %s', async (encoding, written) => {
    const words = encoding === 'iso-8859-15' ? 'Österreich, gepflegt' : 'Šećer, đak, žuč';
    await read([{ text: words }], { encoding, line: { column: 'text' } }, { encoding: written });
    expect(await one()).toMatchObject({ line: words });
  });
});

describe('a file that is broken', () => {
  it('reports single rows in another encoding and reads the others', async () => {
    const utf8 = Buffer.from(dealerFile([{ text: 'Šećer, đak, žuč' }])).toString('latin1');
    const text = `${utf8}Opel;Corsa;4900;2014;1;Lan\u00e8i\u00e6\n`;
    const more = { encoding: 'utf8-or-cp1250', line: { column: 'text' } };
    const { summary } = await importTexts(sql, dealerMapping(more), [text], { encoding: 'latin1' });
    expect(await one()).toMatchObject({ line: 'Šećer, đak, žuč' });
    expect(summary.unread).toEqual([{ first: 'text', second: 'Lan\uFFFDi\uFFFD', count: 1 }]);
  });

  it('is reported when it is missing, and nothing changes', async () => {
    await expect(
      importPaths(sql, dealerMapping(), ['/nowhere/cars.csv'], join(tmpdir(), 'refused.csv')),
    ).rejects.toThrow('There is no file /nowhere/cars.csv');
  });

  it('names the line of a quote that is never closed, and keeps the rows before it', async () => {
    const text = `${dealerFile([{}, { km: '1' }])}Opel;"Corsa;1;2;3\nOpel;Corsa;4900;2014;5\n`;
    await expect(importTexts(sql, dealerMapping(), [text])).rejects.toThrow(/line 4: a quote is opened/);
    expect(await adsOf(sql, dealer)).toHaveLength(2);
  });

  it('names the line of a row that never ends', async () => {
    const text = `${dealerFile([{}])}Opel;"${'x'.repeat(3_000_000)}`;
    await expect(importTexts(sql, dealerMapping(), [text])).rejects.toThrow(/line 3: this row has more than/);
    expect(await adsOf(sql, dealer)).toHaveLength(1);
  });

  it('is refused when it has a column twice', async () => {
    await expect(importTexts(sql, dealerMapping(), ['make;model;price;year;km;price\n'])).rejects.toThrow(
      /column "price" twice/,
    );
  });

  it('is read but for the rows with a NUL or a make of 5,000 characters', async () => {
    const { report } = await read([{ km: '1' }, { model: 'Cor\0sa' }, { make: 'x'.repeat(5000) }]);
    expect(report).toMatchObject([
      { line: '3', reason: 'control-character', field: 'model' },
      { line: '4', reason: 'text-too-long', field: 'make' },
    ]);
    expect(await adsOf(sql, dealer)).toHaveLength(1);
  });

  it('names the column that its make is taken from, where no make could be so long', async () => {
    const more = { make: { column: 'brand' }, extract: [{ column: 'make', pattern: '^(?<brand>\\S+) of ' }] };
    const { report } = await read([{ make: `${'x'.repeat(5000)} of` }, { make: 'Opel' }], more);
    expect(report).toMatchObject([
      { line: '2', reason: 'text-too-long', field: 'make' },
      { line: '3', reason: 'make-missing' },
    ]);
  });
});

describe('the line of a row', () => {
  it.each(['\n', '\r\n'])('is its first one, also behind rows of several lines and empty ones (%j)', async (end) => {
    const rows = ['Opel;"Corsa\n\nC";4900;2014;1', '', 'Opel;"Astra\nG";abc;2014;2', 'Opel;Vectra;abc;2014;3'];
    const text = ['make;model;price;year;km', ...rows].join('\n').replaceAll('\n', end);
    const { report } = await importTexts(sql, dealerMapping(), [text]);
    expect(report.map(({ line }) => line)).toEqual(['6', '8']);
  });
});

describe('after a run', () => {
  it('the report runs no formula of a stranger in a spreadsheet', async () => {
    const { report } = await read([{ price: '=1+1' }, { price: '-5' }]);
    expect(report.map(({ value }) => value)).toEqual(["'=1+1", '-5']);
  });

  it('unmatched makes and models are listed, the most frequent first', async () => {
    const { summary } = await read([
      { make: 'Zvonko', model: 'Munja' },
      { make: 'Zvonko', model: 'Munja', km: '2' },
      { model: 'Neznani' },
    ]);
    expect(summary.unmatched).toEqual([
      { first: 'Zvonko', second: 'Munja', count: 2 },
      { first: 'Opel', second: 'Neznani', count: 1 },
    ]);
  });

  it('the operator is warned when visitors cannot choose the country', async () => {
    const active = await read([{}]);
    expect(active.summary.warnings).toEqual([]);
    const { summary } = await read([{ km: '1' }], { place: { country: 'IN' } });
    expect(summary.warnings).toMatchObject([expect.stringContaining('country IN is not active')]);
  });

  it('a dry run tells what the run would do to ads that are known', async () => {
    const more = { id: 'nr', numbers: [{ specification: 'potrosnja', column: 'litres' }] };
    const row = (nr: string, rest: Record<string, string> = {}) => ({ nr, litres: '5', ...rest });
    await read([row('1'), row('2'), row('3'), row('4')], more);
    await sql`update ad set withdrawn_at = now() where source_id = '4'`;
    const later = [row('1'), row('2', { price: '4500' }), row('3', { litres: '6' }), row('4'), row('5')];
    const counts = { read: 5, inserted: 1, updated: 3, unchanged: 1 };
    expect((await read(later, more, { dryRun: true })).summary).toMatchObject(counts);
    expect((await read(later, more)).summary).toMatchObject(counts);
  });

  it('a dry run shows the first ads in words and has written nothing', async () => {
    await sql`delete from users where email like 'dealer-%'`;
    const { summary } = await read([{}, { price: 'abc' }], {}, { dryRun: true });
    expect(summary).toMatchObject({ read: 2, inserted: 1, refused: 1 });
    expect(summary.samples).toMatchObject([{ line: 2, make: 'Opel', model: 'Corsa', price: '4900 EUR', year: 2014 }]);
    const [rows] = await sql`
      select (select count(*)::int from ad) as ads, (select count(*)::int from users
        where email like 'dealer-%') as users`;
    expect(rows).toEqual({ ads: 0, users: 0 });
  });
});
