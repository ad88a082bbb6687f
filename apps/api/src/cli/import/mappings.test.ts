import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { adsOf, importTexts } from './importTesting.ts';

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

describe('a British row (gb-2020)', () => {
  const header = 'make,model,year,price,transmission,mileage,fuelType,tax,mpg,engineSize\n';

  it('becomes euros by a dated rate, kilometres, cubic centimetres and litres for 100 km', async () => {
    await importTexts(sql, 'gb-2020', [`${header}vw, Golf,2017,10000,Semi-Auto,10000,Diesel,30,56.5,1.6\n`]);
    expect(await adsOf(sql, 'gb-2020')).toMatchObject([
      {
        brand: 'volkswagen',
        model: 'golf',
        price: 11123,
        mileage: 16093,
        displacement: 1600,
        year: 2017,
        country: 'GB',
        answers: ['gorivo.dizel', 'menjac.automatik', 'stanje-vozila.polovno'],
        values: { potrosnja: 5 },
      },
    ]);
  });

  it('shows Vauxhall as Opel', async () => {
    await importTexts(sql, 'gb-2020', [`${header}vauxhall, Corsa,2016,6000,Manual,30000,Petrol,30,55.4,1.4\n`]);
    expect(await adsOf(sql, 'gb-2020')).toMatchObject([{ brand: 'opel', model: 'corsa' }]);
  });

  it('has no engine size where the source writes 0', async () => {
    await importTexts(sql, 'gb-2020', [`${header}bmw, i3,2017,18000,Automatic,12000,Electric,0,470.8,0\n`]);
    expect(await adsOf(sql, 'gb-2020')).toMatchObject([
      { displacement: null, answers: ['gorivo.elektricni', 'menjac.automatik', 'stanje-vozila.polovno'] },
    ]);
  });

  it('is refused when it was registered in 2060', async () => {
    const { report } = await importTexts(sql, 'gb-2020', [
      `${header}ford, Fiesta,2060,6495,Automatic,54807,Petrol,205,42.8,1.4\n`,
    ]);
    expect(report).toMatchObject([{ line: '2', reason: 'year-out-of-range', field: 'year', value: '2060' }]);
  });

  it('is refused as shifted when a cell is missing or the words are in other columns', async () => {
    const { report } = await importTexts(sql, 'gb-2020', [
      `${header}ford, Focus,2016,8000,38852,Petrol,30,55,1\nford, Focus,Manual,2016,8000,Petrol,Diesel,30,55,1\n`,
    ]);
    expect(report.map(({ line, reason }) => [line, reason])).toEqual([
      ['2', 'shifted-columns'],
      ['3', 'shifted-columns'],
    ]);
  });
});

describe('a row of AutoScout24 (de-autoscout24-2021)', () => {
  const header = 'Milage,Manufacturer,Model,Fuel_Type,Gear_Type,Offer_Type,Price,Horsepower,Year_of_Manufacturing\n';
  const read = async (...rows: string[]) => importTexts(sql, 'de-autoscout24-2021', [`${header}${rows.join('\n')}\n`]);

  it('becomes kilowatts and a condition', async () => {
    await read("40000,Volkswagen,Golf,Gasoline,Manual,Employee's car,15900,150,2019");
    expect(await adsOf(sql, 'de-autoscout24-2021')).toMatchObject([
      {
        power_kw: 110,
        mileage: 40000,
        answers: ['gorivo.benzin', 'menjac.manuelni', 'stanje-vozila.vozilo-zaposlenog'],
      },
    ]);
  });

  it('finds makes of several words that the source cut', async () => {
    await read(
      '40000,Land,Rover Range Rover Evoque,Diesel,Automatic,Used,33900,180,2018',
      '50000,Alfa,Romeo Giulia,Gasoline,Automatic,Used,23900,200,2018',
      '9000,Aston,Martin,Gasoline,Automatic,Used,99000,510,2017',
    );
    expect(await adsOf(sql, 'de-autoscout24-2021')).toMatchObject([
      { brand: 'land-rover', model: 'range-rover-evoque' },
      { brand: 'alfa-romeo', model: 'giulia' },
      { brand: 'aston-martin', model: null, model_text: null },
    ]);
  });

  it('reads 320 as a 3 Series and keeps the 320', async () => {
    await read('60000,BMW,320,Diesel,Automatic,Used,21900,190,2017');
    expect(await adsOf(sql, 'de-autoscout24-2021')).toMatchObject([{ model: '3-series', values: { izvedba: '320' } }]);
  });

  it('keeps makes and models that the taxonomy does not know as text', async () => {
    await read(
      '60000,Zvonko,Munja 3,Diesel,Manual,Used,4900,90,2014',
      '60000,BMW,Neznani,Diesel,Manual,Used,4900,90,2014',
    );
    expect(await adsOf(sql, 'de-autoscout24-2021')).toMatchObject([
      { brand: null, brand_text: 'Zvonko', model_text: 'Munja 3' },
      { brand: 'bmw', model: null, model_text: 'Neznani' },
    ]);
  });

  it('is refused when its make is unknown, its mileage too long, or it is in the file twice', async () => {
    const twice = '60000,Opel,Corsa,Gasoline,Manual,Used,4900,90,2014';
    const { summary, report } = await read(
      '1000,Trailer-Anhänger,,-/- (Fuel),Manual,Used,2100,,2015',
      '1111111,Opel,Corsa,Gasoline,Manual,Used,4900,90,2014',
      twice,
      twice,
    );
    expect(report.map(({ line, reason }) => [line, reason])).toEqual([
      ['2', 'not-a-make'],
      ['3', 'mileage-out-of-range'],
      ['5', 'duplicate-row'],
    ]);
    expect(summary).toMatchObject({ read: 4, inserted: 1, refused: 3 });
  });

  it('has no fuel and no power where the source does not say', async () => {
    await read('36000,Mitsubishi,Space Star,-/- (Fuel),,Used,6200,,2015');
    expect(await adsOf(sql, 'de-autoscout24-2021')).toMatchObject([
      { power_kw: null, answers: ['stanje-vozila.polovno'] },
    ]);
  });
});

describe('a row of eBay (de-ebay-2016)', () => {
  const header =
    'dateCrawled,name,seller,offerType,price,abtest,vehicleType,yearOfRegistration,gearbox,powerPS,model,odometer,monthOfRegistration,fuelType,brand,notRepairedDamage,dateCreated,nrOfPictures,postalCode,lastSeen\n';
  const row = (
    given: Partial<
      Record<
        | 'name'
        | 'seller'
        | 'offer'
        | 'price'
        | 'type'
        | 'year'
        | 'ps'
        | 'model'
        | 'fuel'
        | 'brand'
        | 'damage'
        | 'postal',
        string
      >
    >,
  ) =>
    [
      '2016-03-26 17:47:46',
      given.name ?? 'Golf_gepflegt',
      given.seller ?? 'privat',
      given.offer ?? 'Angebot',
      `"${given.price ?? '$5,000'}"`,
      'test',
      given.type ?? 'kombi',
      given.year ?? '2004',
      'manuell',
      given.ps ?? '102',
      given.model ?? 'golf',
      '"150,000km"',
      '0',
      given.fuel ?? 'benzin',
      given.brand ?? 'volkswagen',
      given.damage ?? 'nein',
      '2016-03-25 00:00:00',
      '0',
      given.postal ?? '79588',
      '2016-04-06 06:45:54',
    ].join(',');
  const read = (rows: string[], encoding?: string) =>
    importTexts(sql, 'de-ebay-2016', [`${header}${rows.join('\n')}\n`], { ...(encoding && { encoding }) });

  it('reads dollars as euros, horsepower as kilowatts, the date and the damage', async () => {
    await read([row({ damage: 'ja' })]);
    expect(await adsOf(sql, 'de-ebay-2016')).toMatchObject([
      {
        price: 5000,
        mileage: 150000,
        power_kw: 75,
        line: 'Golf gepflegt',
        seller_type: 1,
        created_at: new Date('2016-03-25T00:00:00Z'),
        answers: [
          'karoserija.karavan',
          'gorivo.benzin',
          'menjac.manuelni',
          'stanje-vozila.osteceno',
          'ostecenje.ostecen-vozan',
        ],
      },
    ]);
  });

  it('gives the lost zero back to a postal code and finds the region by it', async () => {
    await read([row({ postal: '1067' }), row({ postal: '80331' })]);
    expect((await adsOf(sql, 'de-ebay-2016')).map(({ region }) => region)).toEqual(['DE-SN', 'DE-BY']);
  });

  it('is the same ad in Windows-1252 and in UTF-8', async () => {
    const rows = [row({ name: 'Käfer_für_Liebhaber_€_•_schön', brand: 'volkswagen', model: 'kaefer' })];
    const first = await read(rows, 'win1252');
    const second = await read(rows, 'utf8');
    expect([first.summary.inserted, second.summary.unchanged]).toEqual([1, 1]);
    const [ad] = await adsOf(sql, 'de-ebay-2016');
    expect(ad?.line).toContain('Käfer für Liebhaber');
    expect(ad?.model).toBe('kafer');
  });

  it('never shows a phone number or an address that is written in a title', async () => {
    await read([row({ name: 'Golf_TDI_Tel._0171_2345678' }), row({ name: 'Golf_jan@beispiel.de_melden' })]);
    const lines = (await adsOf(sql, 'de-ebay-2016')).map(
      ({ line, search_tokens }) => `${line} ${search_tokens.join(' ')}`,
    );
    expect(lines.join(' ')).not.toMatch(/2345678|beispiel/);
    expect(lines[0]).toContain('Golf TDI Tel');
  });

  it('is refused as wanted, free, from the year 9999, or with 14,009 horsepower', async () => {
    const { summary, report } = await read([
      row({ offer: 'Gesuch' }),
      row({ price: '$0' }),
      row({ year: '9999' }),
      row({ ps: '14009' }),
      row({ price: '$11,111,111' }),
      row({ brand: '' }),
      row({ fuel: 'Holz' }),
    ]);
    expect(report.map(({ reason }) => reason)).toEqual([
      'wanted-ad',
      'price-missing',
      'year-out-of-range',
      'power-out-of-range',
      'price-out-of-range',
      'make-missing',
      'unknown-value',
    ]);
    expect(summary).toMatchObject({ read: 7, inserted: 0, refused: 7 });
    expect(report[1]).toMatchObject({ field: 'price', value: '$0' });
    expect(report[1]?.raw).toContain('"$0"');
  });

  it('of another make than the listed ones is shown as such, with its title', async () => {
    await read([row({ brand: 'sonstige_autos', model: '', name: 'Hummer_H2' })]);
    expect(await adsOf(sql, 'de-ebay-2016')).toMatchObject([
      { brand: null, brand_text: 'Sonstige', line: 'Hummer H2' },
    ]);
  });
});

describe('a row of motorcycles (motorcycles-in)', () => {
  const header = '﻿bike_name,price,city,kms_driven,owner,age,power,brand\n';

  it('becomes euros, a year by its age, and a displacement', async () => {
    await importTexts(sql, 'motorcycles-in', [
      `${header}Royal Enfield Classic 350cc,120000.0,Pune,11000.0,First Owner,4.0,350.0,Royal Enfield\n`,
    ]);
    expect(await adsOf(sql, 'motorcycles-in')).toMatchObject([
      {
        category: 'motorcycles',
        brand: 'royal-enfield',
        model: 'classic-350',
        price: 1338,
        year: 2016,
        displacement: 350,
        country: 'IN',
        description: 'Pune',
        answers: ['stanje-vozila.polovno', 'odrzavanje.prvi-vlasnik'],
      },
    ]);
  });

  it('counts each repetition of a row as a duplicate', async () => {
    const row = 'TVS Star City Plus Dual Tone 110cc,35000,Ahmedabad,17654,Second Owner,3,110,TVS';
    const { summary } = await importTexts(sql, 'motorcycles-in', [`${header}${row}\n${row}\n${row}\n`]);
    expect(summary).toMatchObject({ read: 3, inserted: 1, refused: 2, reasons: { 'duplicate-row': 2 } });
  });
});

describe('a row of a dealer at mobile.de (mobile-de)', () => {
  const row = (cells: Record<number, string>) => {
    const full: Record<number, string> = {
      1: 'A-17',
      2: 'Car.Kombi',
      3: 'Volkswagen',
      4: 'Golf 1.6 TDI Comfortline',
      5: '77',
      8: '03.2015',
      9: '90000',
      10: '9900,00',
      11: '1',
      14: 'WVWZZZAUZFW000001',
      15: '0',
      16: 'Schwarz',
      17: '2',
      21: '0',
      109: '2',
      110: '1',
      ...cells,
    };
    return Array.from({ length: 230 }, (_, index) => `"${full[index] ?? ''}"`).join(';');
  };
  const read = (rows: string[]) =>
    importTexts(sql, 'mobile-de', [`${rows.join('\r\n')}\r\n`], { encoding: 'iso-8859-15' });

  it('becomes an ad by the order of its cells', async () => {
    const { summary } = await read([row({ 25: 'Schöner 17"" Satz\\\\**Preis in €**' })]);
    expect(summary).toMatchObject({ read: 1, inserted: 1, unread: [] });
    expect(await adsOf(sql, 'mobile-de')).toMatchObject([
      {
        brand: 'volkswagen',
        model: 'golf',
        year: 2015,
        generation: 'golf-7',
        mileage: 90000,
        power_kw: 77,
        price: 9900,
        price_type: 'vat-deductible',
        vin: 'WVWZZZAUZFW000001',
        description: 'Schöner 17" Satz\nPreis in €',
        source_id: 'A-17',
        answers: expect.arrayContaining([
          'karoserija.karavan',
          'gorivo.dizel',
          'menjac.manuelni',
          'klima.automatska',
          'boja.crna',
          'stanje-vozila.polovno',
        ]),
      },
    ]);
  });

  it('is new or damaged where it says so', async () => {
    await read([row({ 21: '1' }), row({ 1: 'A-18', 15: '1' })]);
    const conditions = (await adsOf(sql, 'mobile-de')).map(({ answers }) =>
      answers.filter((answer) => answer.startsWith('stanje')),
    );
    expect(conditions).toEqual([['stanje-vozila.novo'], ['stanje-vozila.osteceno']]);
  });

  it('never deletes the stock by an empty file', async () => {
    await read([row({})]);
    await expect(importTexts(sql, 'mobile-de', [''], { complete: true })).rejects.toThrow(/holds no row/);
    expect(await adsOf(sql, 'mobile-de')).toMatchObject([{ status: 2 }]);
  });
});

describe('a row of Google’s vehicle listings (google-vehicle-listings)', () => {
  it('becomes an ad with its currency, unit and town, whether or not the optional columns are there', async () => {
    const { summary, report } = await importTexts(sql, 'google-vehicle-listings', [
      'vin,store_code,dealership_name,dealership_address,price,condition,make,model,year,mileage,exterior_color\n' +
        'WVWZZZAUZFW000001,m1,Auto,"Ring 1, 80331 München, DE","10,499.00 EUR",used,VW,Golf,2015,"20,000 km",Black\n' +
        'WVWZZZAUZFW000002,m1,Auto,"Ring 1, 80331 München, DE",10499 XYZ,used,VW,Golf,2015,20000 km,Black\n',
    ]);
    expect(summary).toMatchObject({ inserted: 1, refused: 1, unread: [] });
    expect(report).toMatchObject([{ reason: 'unknown-currency', value: 'XYZ' }]);
    expect(await adsOf(sql, 'google-vehicle-listings')).toMatchObject([
      { price: 10499, mileage: 20000, brand: 'volkswagen', town: expect.stringMatching(/M(ü|u)n/) },
    ]);
  });
});
