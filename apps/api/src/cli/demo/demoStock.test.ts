import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boostTypes } from '@volan/domain-rules';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { localObjectStore } from '../../media/localObjectStore.ts';
import { readCarTable, type TableModel } from './carTable.ts';
import { type Car, impossibilitiesOf } from './impossibilitiesOf.ts';
import { readDemoFile } from './demoFolder.ts';
import type { CompanyName } from './demoSellers.ts';
import { seedDemo } from './seedDemo.ts';

let database: TestDatabase;
let sql: Sql;
let media: string;
let table: TableModel[];
const now = new Date('2026-11-25T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 4, onnotice: () => {} });
  media = await mkdtemp(join(tmpdir(), 'volan-media-'));
  table = await readCarTable();
  await seedDemo(sql, localObjectStore(media), now);
}, 180_000);
afterAll(async () => {
  await sql.end();
  await database.drop();
  await rm(media, { recursive: true });
});

async function readCars(): Promise<Car[]> {
  const answer = (slug: string) => sql`(
    select filter.slug from filter join specification on specification.id = filter.specification_id
    where specification.slug = ${slug} and filter.id = any (ad.filter_ids) limit 1)`;
  return sql<Car[]>`
    select brand.slug as make, model.slug as model, chassis.slug as chassis, year, mileage, power_kw as kw,
      displacement as cc, ${answer('gorivo')} as fuel, ${answer('menjac')} as gearbox, ${answer('karoserija')} as body,
      ${answer('pogon')} as drive, ${answer('broj-vrata')} as doors, ${answer('stanje-vozila')} as condition,
      (select text from ad_value join specification on specification.id = specification_id
        where ad_id = ad.id and specification.slug = 'izvedba') as version
    from ad join brand on brand.id = ad.brand_id join model on model.id = ad.model_id
    left join chassis on chassis.id = ad.chassis_id
    where ad.category_id = 1`;
}

const impossible = (car: Car) => impossibilitiesOf(car, table, now.getUTCFullYear());

describe('the cars of the demo', () => {
  it('were all sold so: make, model, generation, year, body, engine, gearbox and version; and driven as cars are', async () => {
    const cars = await readCars();
    // ten of them belong to the accounts that one signs in to
    expect(cars).toHaveLength(5010);
    const wrong = cars.flatMap((car) => impossible(car).map((fault) => ({ fault, ...car })));
    expect(wrong).toEqual([]);
  });

  it('would fail with an engine before its time, too strong, of another body, or with impossible mileage', async () => {
    const golf = (await readCars()).find(
      (car) => car.chassis === 'golf-7' && car.fuel === 'dizel' && car.condition === 'polovno',
    );
    if (!golf) throw new Error('The stock has no Golf 7.');

    expect(impossible(golf)).toEqual([]);
    for (const wrong of [
      { year: 2002 },
      { kw: golf.kw + 100 },
      { body: 'kabriolet' },
      { fuel: 'benzin' },
      { chassis: 'golf-4' },
      { version: '2.0 TSI GTI' },
      { mileage: 900 },
      { mileage: 900_000 },
    ]) {
      expect(impossible({ ...golf, ...wrong })).not.toEqual([]);
    }
  });

  it.each([
    ['a Clio in a line that ended years before', 'renault', 'clio-5', { year: 2025, version: '1.0 TCe Zen', kw: 67 }],
    [
      'a Golf GTI with the power of another year',
      'volkswagen',
      'golf-7',
      { year: 2019, version: '2.0 TSI GTI', kw: 169 },
    ],
    ['a Fiat 500 without roof before there was one', 'fiat', '500-312', { year: 2008, body: 'kabriolet' }],
    ['a Twingo with more doors than it had', 'renault', 'twingo-2', { doors: '4-5' }],
  ])('would not pass as %s', async (_, make, chassis, wrong) => {
    const car = (await readCars()).find((each) => each.make === make && each.chassis === chassis);
    if (!car) throw new Error(`The stock has no ${chassis}.`);

    expect(impossible(car)).toEqual([]);
    expect(impossible({ ...car, ...wrong })).not.toEqual([]);
  });

  it('were never imported where they were made', async () => {
    const origins = await sql<{ slug: string; ads: number }[]>`
      select filter.slug, count(*)::int as ads from ad
      join brand on brand.id = ad.brand_id join filter on filter.id = any (ad.filter_ids)
      join specification on specification.id = specification_id and specification.slug in ('poreklo', 'zemlja-uvoza')
      where brand.slug = 'zastava' group by filter.slug`;
    expect(
      origins.map(({ slug }) => slug).filter((slug) => !['domaci', 'kupljen-nov-u-srbiji'].includes(slug)),
    ).toEqual([]);
    expect(origins).not.toEqual([]);
  });

  it('have only what makers put into such a car in its year, and papers that fit', async () => {
    const priceOf = new Map(table.map(({ make, model, price }) => [`${make} ${model}`, price]));
    const stored = await sql<{ name: string; year: number; answers: string[]; until: number | null }[]>`
      select brand.slug || ' ' || model.slug as name, year,
        array(select specification.slug || '.' || filter.slug from filter
          join specification on specification.id = specification_id where filter.id = any (ad.filter_ids)) as answers,
        (select num from ad_value join specification on specification.id = specification_id
          where ad_id = ad.id and specification.slug = 'registrovan-do')::int as until
      from ad join brand on brand.id = ad.brand_id join model on model.id = ad.model_id where ad.category_id = 1`;
    const rows = stored.map((car) => ({ ...car, price: priceOf.get(car.name) ?? 0 }));
    const count = (answer: string, is: (car: (typeof rows)[number]) => boolean = () => true) =>
      rows.filter((car) => car.answers.includes(answer) && is(car)).length;
    const isSmall = ({ price }: { price: number }) => price < 24_000;
    expect(count('klima.automatska-visezonska', ({ price, year }) => price < 40_000 || year < 2006)).toBe(0);
    expect(count('klima.automatska-visezonska') / rows.length).toBeLessThan(0.08);
    expect(count('klima.manuelna', ({ price, year }) => price >= 54_000 && year >= 2003)).toBe(0);
    expect(count('klima.manuelna', ({ answers }) => answers.includes('gorivo.elektricni'))).toBe(0);
    expect(count('materijal-enterijera.koza', isSmall)).toBe(0);
    expect(count('oprema.panoramski-krov', isSmall) + count('oprema.elektricna-sedista', isSmall)).toBe(0);
    expect(count('oprema.vazdusno-vesanje', ({ price }) => price < 54_000)).toBe(0);
    const fresh = count('odrzavanje.tek-registrovan');
    expect(fresh).toBeGreaterThan(100);
    // the stock is of November 2026
    expect(count('odrzavanje.tek-registrovan', ({ until }) => until !== null && until >= 202709)).toBe(fresh);
  });

  it('are of this year too, of the makes that are driven here, and electric', async () => {
    const cars = await readCars();
    const count = (is: (car: Car) => boolean) => cars.filter(is).length;
    expect(Math.max(...cars.map(({ year }) => year))).toBe(2026);
    const makes = ['renault', 'peugeot', 'fiat', 'dacia', 'toyota', 'hyundai', 'kia', 'citroen', 'zastava'];
    expect(makes.filter((make) => count((car) => car.make === make) <= 50)).toEqual([]);
    const fuels = ['elektricni', 'plug-in-hibrid', 'hibrid', 'benzin-tng'];
    expect(fuels.filter((fuel) => count((car) => car.fuel === fuel) <= 15)).toEqual([]);
  });
});

describe('the sellers of the demo', () => {
  it('have a town that fits their name', async () => {
    const files = await Promise.all([
      readDemoFile<Record<string, Record<string, CompanyName[]>>>('sellers.json'),
      readDemoFile<Record<string, Record<string, CompanyName[]>>>('companies.json'),
    ]);
    const { kinds } = await readDemoFile<{ kinds: Record<string, { names: CompanyName[] }> }>('garages.json');
    const garages = Object.values(kinds).flatMap(({ names }) => names);
    const sellers = files.flatMap((file) =>
      Object.values(file).flatMap(({ companies = [], service = [], parts = [] }) => [
        ...companies,
        ...service,
        ...parts,
      ]),
    );
    const named = new Map([...sellers, ...garages].map(({ name, towns }) => [name, towns]));
    const companies = await sql<{ name: string; town: string; others: string[] }[]>`
      select company.name, city.name as town, array(
        select other.name from city other where other.country_id = company.country_id and other.population >= 30000
          and other.name <> city.name and company.name ~ ('\\m' || other.name || '\\M')) as others
      from company join city on city.id = company.city_id`;
    expect(companies).toHaveLength(named.size);
    expect(companies.filter(({ name, town }) => !(named.get(name) ?? [town]).includes(town))).toEqual([]);
    expect(companies.filter(({ others }) => others.length > 0)).toEqual([]);
  });
});

describe('the words of the demo', () => {
  it('say what the terms of the ad say', async () => {
    const words = await Promise.all(
      ['rs', 'de', 'bg', 'hu', 'mk', 'ro'].map((language) =>
        readDemoFile<Record<string, string[]>>(`phrases/${language}.json`),
      ),
    );
    const sentences = (...kinds: string[]) => words.flatMap((each) => kinds.flatMap((kind) => each[kind] ?? []));
    const count = async (kinds: string[], where: ReturnType<typeof sql>) => {
      const [row] = await sql<{ ads: number }[]>`
        select count(*)::int as ads from ad join users on users.id = user_id
        where exists (select from unnest(${sentences(...kinds)}::text[]) said where strpos(ad.description, said) > 0)
          and ${where}`;
      return row?.ads ?? 0;
    };
    expect(await count(['haggle'], sql`price_type = 'negotiable'`)).toBeGreaterThan(100);
    expect(await count(['haggle'], sql`price_type <> 'negotiable'`)).toBe(0);
    expect(await count(['otherOfPerson'], sql`type_id > 1`)).toBe(0);
    expect(await count(['warrantyGiven'], sql`type_id = 1`)).toBe(0);
    expect(await count(['laterOwner'], sql`type_id > 1`)).toBe(0);
    const [onCredit] = await sql`
      select count(*)::int as ads from ad join users on users.id = user_id
      where credit = 1 and (type_id = 1 or exists (select from filter
        where slug = 'osteceno' and id = any (filter_ids)))`;
    expect(onCredit).toEqual({ ads: 0 });
  });

  it('ask for round prices', async () => {
    const odd = await sql`select id, price from ad where price > 10000 and price % 100 not in (0, 90)`;
    expect(odd).toEqual([]);
  });
});

describe('the pictures of the demo', () => {
  /** Ads of the first three pages of a list. */
  const seen = 72;

  beforeAll(async () => {
    await sql`
      create table listed as
      with recursive tree as (
        select id, id as root from category where parent_id is null
        union all
        select category.id, tree.root from category join tree on category.parent_id = tree.id
      )
      select ad.*, root, picture_id as cover, (select rating from compared_ad where ad_id = ad.id) as rating,
        (select filter.id from filter join specification on specification.id = specification_id
          where specification.slug = 'karoserija' and filter.id = any (filter_ids) limit 1) as body
      from ad join tree on tree.id = category_id join ad_image on ad_id = ad.id and sort = 0 where status = 2`;
  });

  it.each([
    ['of everything', 'true'],
    ['of everything in a country', 'country_id'],
    ['of a branch', 'root'],
    ['of a category', 'category_id'],
    ['of a category in a country', 'category_id, country_id'],
    ['of a make', 'category_id, brand_id'],
    ['of a model, by words too', 'model_id'],
    ['of a model in a country', 'model_id, country_id'],
    ['of a generation', 'chassis_id'],
    ['of a model in one body', 'model_id, body'],
    ['of a seller', 'user_id'],
    ['of a region', 'region_id'],
  ])('differ between neighbours in a list %s, in each order', async (_, list) => {
    const twins: unknown[] = [];
    const orders = [
      'created_at desc',
      'price',
      'price desc',
      'year',
      'year desc',
      'mileage',
      'power_kw desc',
      'rating',
    ];
    for (const order of orders) {
      const rows = await sql.unsafe(`
        select ad.*, '${order}' as "order" from (
          select id, model_id, cover, lag(cover) over list as before, row_number() over list as place from listed
          where (${list}) is not null
          window list as (partition by ${list} order by ${order} nulls last, ${order === 'rating' ? 'created_at desc, ' : ''}id desc)
        ) as ad where cover = before and place <= ${seen}`);
      twins.push(...rows);
    }
    expect(twins).toEqual([]);
  });

  it('differ between all ads that the home page draws from', async () => {
    const [row] = await sql`
      select count(*)::int as ads, count(distinct cover)::int as covers
      from listed join ad_boost on ad_id = listed.id where type = ${boostTypes.BOOST_HOME}`;
    expect(row?.['ads']).toBeGreaterThan(9);
    expect(row?.['covers']).toBe(row?.['ads']);
  });

  it('show one car in two places at most', async () => {
    const [row] = await sql`
      select max(places)::int as places from (
        select count(*) as places from ad_image join listed on listed.id = ad_id where view = 'side'
          group by ad_id) as ad`;
    expect(row).toEqual({ places: 2 });
  });
});
