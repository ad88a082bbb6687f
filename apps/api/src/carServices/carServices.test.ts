import type {
  CarService,
  CarServiceDetails,
  MyCarService,
  ServiceKindCounted,
  ServicePoint,
  ServiceTown,
} from '@volan/api-contract';
import type { Actor } from '@volan/domain-rules';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fine, openTestSelling, uploadPicture } from '../selling/sellingTesting.ts';
import { makeDealer } from '../testing/insertCompany.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { openServiceVisits } from './serviceVisits.ts';

const test = openedForFile(openTestSelling);
let picture: Buffer;
let ana: TestPerson;
let garage: number;

beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#003366' } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`delete from company`;
  ana = await test.seller();
  garage = await company(ana);
});

const townId = async (name: string) => {
  const [row] = await test.database.sql<{ id: number }[]>`
    select id from city where name = ${name} order by population desc limit 1`;
  return row?.id ?? 0;
};

/** Gives a seller a company; in Belgrade and public without more. */
async function company(person: TestPerson, { status = 1, town = 'Beograd' } = {}) {
  const { sql } = test.database;
  await makeDealer(sql, person.user.id, status);
  const [row] = await sql<{ id: number }[]>`
    update company set city_id = ${await townId(town)} where user_id = ${person.user.id} returning id::int`;

  return row?.id ?? 0;
}

const fields = {
  description: 'Radimo od 1998.',
  home_visit: false,
  card_payment: true,
  languages: ['rs', 'en'],
  brand_ids: [],
  currency: 'RSD',
  prices: [
    { kind_id: 2, title: 'Zamena guma do 16"', minutes: 30, price: 1800 },
    { kind_id: 1, title: 'Zamena kočnica', minutes: null, price: null },
  ],
  pictures: [],
};

const create = (by = ana, companyId = garage, more: object = {}) =>
  test.call('PUT', '/services/create', { company_id: companyId, ...fields, ...more }, { as: by.accessToken });
const update = (version: string, more: object = {}) =>
  test.call('POST', '/services/update', { company_id: garage, version, ...fields, ...more }, { as: ana.accessToken });
const pause = (paused: boolean) =>
  test.call('POST', '/services/status', { company_id: garage, paused }, { as: ana.accessToken });
const list = async (query = '') => fine<CarService[]>(await test.call('GET', `/services${query}`));
const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
const read = () => test.call('GET', `/services/${garage}`);
const mine = async () => fine<MyCarService[]>(await test.call('GET', '/services/mine', null, { as: ana.accessToken }));

describe('the service of a company [M16, B20, B21]', () => {
  it('is public at once where its company is, with its prices, and without its phone', async () => {
    const pictures = [await uploadPicture(test, ana, picture)];
    const made = fine<MyCarService>(await create(ana, garage, { pictures }));
    expect(made).toMatchObject({ id: garage, state: 'public', prices: fields.prices });
    const details = fine<CarServiceDetails>(await read());
    expect(details).toMatchObject({
      seller: ana.user.id,
      has_phone: true,
      kinds: [{ slug: 'gume' }, { slug: 'mehanicar' }],
      price_from: 1800,
      currency: 'RSD',
      languages: ['rs', 'en'],
      brands: [],
      time_zone: 'Europe/Belgrade',
      images: [{ width: 400 }],
    });
    expect(JSON.stringify(details)).not.toContain('641234567');
    expect(await list()).toMatchObject([
      { id: garage, has_phone: true, place: { city: 'Beograd' }, image: { width: 400 } },
    ]);
  });

  it('waits for the approval of its company, and goes and comes back with it', async () => {
    const bora = await test.seller();
    const waiting = await company(bora, { status: 0 });
    const { sql } = test.database;
    await sql`update users set mobile_verified_at = now() where id = ${bora.user.id}`;
    expect(fine<MyCarService>(await create(bora, waiting)).state).toBe('waiting');
    expect((await test.call('GET', `/services/${waiting}`)).error).toBe('not-found');

    await sql`update company set status = 1 where id = ${waiting}`;
    expect(await idsOf('')).toEqual([waiting]);
    await sql`update users set status = 2 where id = ${bora.user.id}`;
    expect(await idsOf('')).toEqual([]);
    expect(await test.call('GET', `/services/${waiting}`)).toMatchObject({
      error: 'gone',
      data: { id: waiting, name: `Firma ${bora.user.id}` },
    });
    await sql`update users set status = 1 where id = ${bora.user.id}`;
    expect(await idsOf('')).toEqual([waiting]);
  });

  it('is paused and shown again by its owner', async () => {
    fine(await create());
    expect(fine<MyCarService>(await pause(true)).state).toBe('paused');
    expect((await read()).error).toBe('gone');
    expect(await mine()).toMatchObject([{ id: garage, state: 'paused' }]);
    fine(await pause(false));
    expect(await idsOf('')).toEqual([garage]);
  });

  it('is one for each company, also when it is sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'conflict')).toHaveLength(9);
  });

  it('is changed only from the version that was read', async () => {
    const { version } = fine<MyCarService>(await create());
    fine(await update(version, { description: 'Novo' }));
    expect((await update(version, { description: 'Staro' })).error).toBe('conflict');
    expect(fine<CarServiceDetails>(await read()).description).toBe('Novo');
  });

  it('needs a confirmed phone first', async () => {
    const bora = await test.seller();
    const waiting = await company(bora, { status: 0 });
    expect((await create(bora, waiting)).errors).toEqual({ account_phone: ['phone-first'] });
  });

  it('names every fault at once, and changes nothing then', async () => {
    const prices = [{ kind_id: 99, title: 'Pranje', minutes: 30, price: 1 }];
    expect((await create(ana, garage, { prices, brand_ids: [999_999] })).errors).toEqual({
      'prices.0.kind_id': ['value'],
      brand_ids: ['value'],
    });
    expect((await create(ana, garage, { prices: [], description: 'a'.repeat(2001) })).errors).toEqual({
      prices: ['required'],
      description: ['max'],
    });
    expect((await create(ana, garage, { pictures: [crypto.randomUUID()] })).errors).toEqual({
      pictures: ['not-found'],
    });
    expect(await mine()).toEqual([]);
  });

  it('masks contacts in its texts', async () => {
    const prices = [{ kind_id: 1, title: 'Zovi 064 123 4567', minutes: null, price: null }];
    fine(await create(ana, garage, { prices, description: 'Pišite na ana@example.com' }));
    expect(JSON.stringify(fine(await read()))).not.toMatch(/123 4567|ana@/);
  });

  it('drops the files of pictures that it no longer shows, and keeps the others', async () => {
    const pictures = [await uploadPicture(test, ana, picture), await uploadPicture(test, ana, picture)];
    const { version, images } = fine<MyCarService>(await create(ana, garage, { pictures }));
    const [first, second] = images.map(({ id }) => String(id));
    fine(await update(version, { pictures: [second] }));
    const left = await test.database.sql<
      { id: string }[]
    >`select id::text from picture where id in (${first ?? 0}, ${second ?? 0})`;
    expect(left.map(({ id }) => id)).toEqual([second]);
  });
});

describe('the statistics of a car service [B20]', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

  it('count each visitor of its page once a day, no robot, and nobody who acts for its company', async () => {
    fine(await create());
    const hidden = await company(await test.seller(), { status: 0 });
    const visits = openServiceVisits(test.database.sql, Date.now, (error) => {
      throw error;
    });
    const visitor = { address: '203.0.113.1', userAgent };
    expect([visits.count(garage, visitor), visits.count(garage, visitor)]).toEqual([true, false]);
    expect(visits.count(garage, { ...visitor, address: '203.0.113.2' })).toBe(true);
    expect(visits.count(garage, { ...visitor, userAgent: 'Googlebot/2.1' })).toBe(false);
    const owner: Actor = { id: ana.user.id, groups: [], status: 1, profileType: 2, countryId: 688 };
    visits.count(garage, { ...visitor, actor: owner });
    visits.count(hidden, visitor);
    await visits.close();
    expect(await mine()).toMatchObject([{ stats: { views: 2, recent_views: 2, reveals: 0 } }]);
  });

  it('count each request for the phone of the company once a day, and tell the last 30 days apart', async () => {
    fine(await create());
    const [own] = await mine();
    const ask = (as?: string) =>
      test.call(
        'POST',
        '/companies/phone',
        { slug: own?.slug },
        { address: '203.0.113.7', headers: { 'user-agent': userAgent }, ...(as && { as }) },
      );
    for (const as of [undefined, undefined, ana.accessToken]) fine(await ask(as));
    await test.database.sql`
      insert into service_day (service_id, day, views, reveals) values (${garage}, current_date - 40, 5, 3)`;
    expect(await mine()).toMatchObject([{ stats: { views: 5, reveals: 4, recent_views: 0, recent_reveals: 1 } }]);
  });
});

describe('the directory of car services [A07]', () => {
  it('is narrowed by kind, country, region, town, radius and visits at home', async () => {
    fine(await create());
    const bora = await test.seller();
    const far = await company(bora, { town: 'Zemun' });
    fine(await create(bora, far, { home_visit: true, prices: [{ ...fields.prices[0], kind_id: 8 }] }));
    const belgrade = await townId('Beograd');
    for (const [query, expected] of [
      ['', [far, garage]],
      ['?kind=gume', [garage]],
      ['?kind=slep-sluzba', [far]],
      ['?kind=nothing', []],
      ['?country=RS', [far, garage]],
      ['?country=DE', []],
      ['?region=beograd', [far, garage]],
      ['?home_visit=on', [far]],
      [`?city_id=${belgrade}`, [garage]],
      [`?city_id=${belgrade}&radius=25`, [far, garage]],
      [`?city_id=${belgrade}&radius=25&sort=distance`, [garage, far]],
    ] as const) {
      expect([query, await idsOf(query)]).toEqual([query, expected]);
    }
    expect((await test.call('GET', '/services?radius=7')).error).toBe('bad-query');
    const [near] = await list(`?city_id=${belgrade}&radius=25&sort=distance`);
    expect(near?.distance).toBe(0);
  });

  it('holds those that are open now, by their own hours', async () => {
    fine(await create());
    expect(await idsOf('?open=1')).toEqual([]);
    const always = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' }));
    const hours = { company_id: garage, opening_hours: always };
    fine(await test.call('POST', '/user/company', hours, { as: ana.accessToken }));
    expect(await idsOf('?open=1')).toEqual([garage]);
  });

  it('refuses hours that overlap or take no time, each at its day [M12]', async () => {
    const day = (opens: string, closes: string) => ({ opens, closes });
    const opening_hours = [day('18:00', '02:00'), day('01:00', '09:00'), day('09:00', '09:00'), null, null, null, null];
    const hours_exceptions = [{ from: '2026-12-25', to: '2026-12-25', hours: day('10:00', '24:30') }];
    const sent = { company_id: garage, opening_hours, hours_exceptions };
    expect((await test.call('POST', '/user/company', sent, { as: ana.accessToken })).errors).toEqual({
      'opening_hours.0': ['hours-overlap'],
      'opening_hours.2': ['time'],
      'hours_exceptions.0': ['time'],
    });
  });

  it('gives the points of a list for its map: of all its pages, and only of public services', async () => {
    fine(await create());
    const points = async (query = '') =>
      fine<ServicePoint[]>(await test.call('GET', `/services/points?${query}`)).map(({ id }) => id);
    expect(await points()).toEqual([garage]);
    expect(await points('kind=gume')).toEqual([garage]);
    expect(await points('kind=klima')).toEqual([]);
    fine(await pause(true));
    expect(await points()).toEqual([]);
  });

  it('counts the services of each town that a search finds', async () => {
    fine(await create());
    const towns = async (query = '') => fine<ServiceTown[]>(await test.call('GET', `/services/towns?${query}`));
    expect(await towns('kind=gume')).toMatchObject([{ title: 'Beograd', region: 'beograd', services: 1 }]);
    expect(await towns('kind=klima')).toEqual([]);
    fine(await pause(true));
    expect(await towns()).toEqual([]);
  });

  it('counts the public services of each kind, titled in the language of the visitor', async () => {
    fine(await create());
    const kinds = fine<ServiceKindCounted[]>(await test.call('GET', '/services/kinds?lang=de'));
    expect(kinds.slice(0, 3)).toMatchObject([
      { slug: 'mehanicar', title: 'Kfz-Werkstatt', services: 1 },
      { slug: 'gume', title: 'Reifen', services: 1 },
      { services: 0 },
    ]);
    fine(await pause(true));
    expect(fine<ServiceKindCounted[]>(await test.call('GET', '/services/kinds'))[0]?.services).toBe(0);
  });
});
