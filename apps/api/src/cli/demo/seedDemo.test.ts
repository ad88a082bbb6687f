import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boostTypes, isSerbianTaxNumber, listingStatus } from '@volan/domain-rules';
import postgres, { type Sql } from 'postgres';
import { demoAccounts } from './demoLogins.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { localObjectStore } from '../../media/localObjectStore.ts';
import { createRandom } from './random.ts';
import { seedDemo } from './seedDemo.ts';

let database: TestDatabase;
let sql: Sql;
let media: string;
const now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 4, onnotice: () => {} });
  media = await mkdtemp(join(tmpdir(), 'volan-media-'));
  await seedDemo(sql, localObjectStore(media), now);
}, 180_000);
afterAll(async () => {
  await sql.end();
  await database.drop();
  await rm(media, { recursive: true });
});

/** How many active ads a condition holds for. */
async function count(condition: string): Promise<number> {
  const rows = await sql.unsafe<{ count: number }[]>(
    `select count(*)::int from ad where status = ${listingStatus.active} and (${condition})`,
  );
  return rows[0]?.count ?? 0;
}

/** The id of an answer, as SQL. */
const answer = (specification: string, slug: string) =>
  `(select f.id from filter f join specification s on s.id = f.specification_id where s.slug = '${specification}' and f.slug = '${slug}')`;
const has = (specification: string, slug: string) => `filter_ids @> array[${answer(specification, slug)}]`;

describe('the demo marketplace', () => {
  it('has 5,000 cars and about 300 ads of the other categories', async () => {
    const [row] = await sql`
      select count(*) filter (where source_id !~ '^[a-z-]+-[0-9]+-[0-9]$')::int as cars,
        count(*) filter (where source_id ~ '^[a-z-]+-[0-9]+-[0-9]$')::int as others from ad`;
    expect(row?.['cars']).toBe(5000);
    expect(row?.['others']).toBeGreaterThan(280);
  });

  it('has ads in every category a buyer can choose', async () => {
    const rows = await sql<{ slug: string }[]>`
      select slug from category c where status = 1
        and not exists (select from category child where child.parent_id = c.id)
        and not exists (select from ad where category_id = c.id)`;
    expect(rows.map(({ slug }) => slug)).toEqual([]);
  });

  it.each([
    ['B45 bought new in Serbia', has('odrzavanje', 'kupljen-nov-u-srbiji')],
    ['B46 new cars', has('stanje-vozila', 'novo')],
    ['B47 first owner', has('odrzavanje', 'prvi-vlasnik')],
    ['B48 on credit', 'credit = 1'],
    ['B49 with warranty', has('odrzavanje', 'garancija')],
    ['B50 open to exchange for less', has('zamena', 'za-jeftiniji-model')],
    ['B50 open to any exchange', has('zamena', 'sve-jedno')],
  ])('answers the shortcut %s', async (_, condition) => {
    expect(await count(`category_id = 1 and ${condition}`)).toBeGreaterThan(20);
  });

  it('has a phone number at every ad, which belongs to nobody', async () => {
    expect(await count('user_id in (select id from users where mobile is null)')).toBe(0);
    const rows = await sql`select mobile from users where mobile is not null
        and mobile !~ '^[+](381|382|383|385|386|387|389|355|359|36|40|43|49|41|30)0'`;
    expect(rows).toEqual([]);
  });

  it('has a seller and a company that one can sign in to, and a suspended person without ads', async () => {
    const rows = await sql`
      select email, status, hash is not null as can_enter,
        (select count(*) from ad where user_id = users.id) > 0 as sells
      from users left join user_password on user_id = users.id
        where email in ${sql(demoAccounts.map(([, email]) => email))}
      order by status, email`;
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['rs-company-0@demo.invalid', 1, true, true],
      ['rs-person-0@demo.invalid', 1, true, true],
      ['rs-suspended@demo.invalid', 2, true, false],
    ]);
  });

  it('gives each demo account an ad in each state, with a question of a moderator, visits of two months and users who saved it [B08, B09]', async () => {
    const rows = await sql<
      { email: string; states: number[]; asked: number; days: number; saved: boolean; seen: boolean }[]
    >`
      select email, array_agg(distinct ad.status order by ad.status) as states,
        count(ad_review.ad_id) filter (where question <> '')::int as asked,
        (select count(distinct day)::int from ad_day join ad own on own.id = ad_id
          where own.user_id = users.id) as days,
        (select bool_and(impressions > ad_day.views and ad_day.views >= comparisons) and sum(comparisons) > 0
            and min(day) = (select day from ad_day_since)
          from ad_day join ad own on own.id = ad_id where own.user_id = users.id) as seen,
        (select count(distinct ad_id) > 1 and bool_and(favourite.user_id <> users.id) from favourite
          join ad own on own.id = ad_id where own.user_id = users.id) as saved
      from users join ad on ad.user_id = users.id left join ad_review on ad_review.ad_id = ad.id
      where email in ${sql(demoAccounts.map(([, email]) => email))} group by users.id order by email`;
    expect(rows).toHaveLength(2);
    for (const { states, asked, days, saved, seen } of rows) {
      expect(states).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
      expect([asked, days, saved, seen]).toEqual([1, 60, true, true]);
    }
  });

  it('gives the demo accounts promotions that end within a month, as bought ones do [C57]', async () => {
    const rows = await sql<{ days: number }[]>`
      select distinct extract(day from ends_at - starts_at)::int as days
      from ad_boost join ad on ad.id = ad_id join users on users.id = user_id
      where email in ${sql(demoAccounts.map(([, email]) => email))}`;
    expect(rows).toEqual([{ days: 30 }]);
  });

  it('has diesel estates under 10,000 euros from 2015', async () => {
    expect(
      await count(`${has('gorivo', 'dizel')} and ${has('karoserija', 'karavan')} and price < 10000 and year >= 2015`),
    ).toBeGreaterThan(20);
  });

  it('has every promotion tier, the TOP group enough to draw from, and nine ads for the home page [L19]', async () => {
    const rows = await sql<{ type: number; count: number }[]>`
      select type, count(distinct ad_id)::int from ad_boost where ends_at > ${now} group by type`;
    const counts = new Map(rows.map((row) => [row.type, row.count]));
    expect(counts.get(boostTypes.BOOST_TOP)).toBeGreaterThan(24);
    expect(counts.get(boostTypes.BOOST_XL)).toBeGreaterThan(9);
    expect(counts.get(boostTypes.BOOST_HOME)).toBeGreaterThanOrEqual(9);
    expect(counts.get(boostTypes.BOOST_FACEBOOK)).toBeGreaterThan(0);
  });

  it('has ads in six countries, most of them in Serbia, each in a town with its region', async () => {
    const rows = await sql<{ code: string }[]>`
      select code from ad join country on country.id = country_id group by code order by count(*) desc`;
    expect(rows[0]?.code).toBe('RS');
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(['BG', 'DE', 'HU', 'MK', 'RO', 'RS']));
    expect(await count('city_id is null or region_id is null or lat is null')).toBe(0);
  });

  it('has a company of every business account, of three kinds and with drawn logos, in every country [M12]', async () => {
    const rows = await sql<{ type: number; count: number; logos: number }[]>`
      select business_type as type, count(*)::int, count(logo_id)::int as logos from public_company
      group by business_type order by business_type`;
    expect(rows.map(({ type }) => type)).toEqual([2, 3, 4]);
    expect(rows.every(({ count: all, logos }) => logos > all / 2)).toBe(true);
    const [row] = await sql`
      select count(*)::int as without from users where type_id > 1 and id not in (select user_id from company)`;
    expect(row?.['without']).toBe(0);
    const countries = await sql`select distinct country_id from company`;
    expect(countries).toHaveLength(6);
    const numbers = await sql<{ tax_id: string }[]>`select tax_id from company where country_id = 688`;
    expect(numbers.filter(({ tax_id: number }) => !isSerbianTaxNumber(number))).toEqual([]);
  });

  it('has 120 car services in Serbia, most in its large towns, and they stay services among the companies [A07]', async () => {
    const rows = await sql<{ type: number; city: string; whole: boolean; nights: boolean; always: boolean }[]>`
      select business_type as type, city.name as city,
        exists (select from service_price where service_id = service.id)
          and exists (select from service_image where service_id = service.id) as whole,
        company.opening_hours #>> '{0,closes}' < company.opening_hours #>> '{0,opens}' as nights,
        company.opening_hours #>> '{0,closes}' = '24:00' as always
      from public_car_service service join company using (id) join country on country.id = company.country_id
      join city on city.id = company.city_id where code = 'RS'`;
    const inCity = Map.groupBy(rows, ({ city }) => city);
    expect(rows).toHaveLength(120);
    expect(rows.filter(({ type, whole }) => type !== 3 || !whole)).toEqual([]);
    expect(inCity.get('Beograd')?.length).toBeGreaterThan(15);
    expect(inCity.size).toBeGreaterThan(20);
    expect(rows.some(({ nights }) => nights)).toBe(true);
    expect(rows.some(({ always }) => always)).toBe(true);
    const [dealers] = await sql`select count(*)::int as count from public_company where business_type = 2`;
    expect(dealers?.['count']).toBe(66);
  });

  it('has reviews of services as people write them: no sentence twice at one service, few, many or none [M16]', async () => {
    const [row] = await sql`
      select count(*) filter (where reviews = 0)::int as without, count(*) filter (where reviews between 1 and 2)::int as few,
        count(*) filter (where reviews > 10)::int as many, count(*) filter (where rating < 4)::int as weak,
        count(*) filter (where rating between 4 and 4.9)::int as good
      from public_car_service`;
    for (const number of Object.values(row ?? {})) expect(number).toBeGreaterThan(4);
    const reviews = await sql<{ service_id: string; text: string; reply: string | null }[]>`
      select service_id, text, reply from service_review`;
    const sentences = reviews.flatMap(({ service_id: id, text, reply }) =>
      [...text.split(/(?<=[.!?]) /), ...(reply === null ? [] : [reply])].map((sentence) => `${id} ${sentence}`),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(reviews.filter(({ text }) => text.length < 20 || text.length > 2000)).toEqual([]);
    const [early] = await sql`
      select count(*)::int as count from service_review join car_service on car_service.id = service_id
      join company on company.id = service_id join users on users.id = company.user_id
      where users.email like 'rs-garage-%' and service_review.created_at < car_service.created_at`;
    expect(early?.['count']).toBe(0);
  });

  it('sells parts in parts shops, not on car lots', async () => {
    const parts = `category_id in (select id from category where slug ~ 'parts$|^tyres')`;
    const soldBy = (type: number) => `${parts} and user_id in (select id from users where type_id = ${type})`;
    expect(await count(soldBy(2))).toBe(0);
    expect(await count(soldBy(4))).toBeGreaterThan(5);
  });

  it('knows what cars asked before: down in steps, up to the price of today, on days of their own [N02]', async () => {
    const [row] = await sql<{ ads: number; changes: number; down: number; wrong: number }[]>`
      with change as (
        select ad_event.*, ad.price as today, ad.first_seen_at,
          lead(ad_event.old_price) over ad as next_price, lead(ad_event.at::date) over ad as next_day
        from ad_event join ad on ad.id = ad_id where type = 'price'
        window ad as (partition by ad_id order by at)
      )
      select count(distinct ad_id)::int as ads, count(*)::int as changes,
        count(*) filter (where price < old_price)::int as down,
        count(*) filter (where price is distinct from coalesce(next_price, today) or at::date = next_day
          or at < first_seen_at or at > ${now})::int as wrong
      from change`;
    expect(row?.ads).toBeGreaterThan(500);
    expect(row?.changes).toBeGreaterThan(row?.ads ?? 0);
    expect(row?.down).toBeGreaterThan((row?.changes ?? 0) * 0.8);
    expect(row?.wrong).toBe(0);
  });

  it('rates prices from the first page on, with every word [N03]', async () => {
    const rows = await sql<{ words: string[] }[]>`
      select array_agg(distinct width_bucket(ad.price * 100.0 / median, array[85, 95, 105, 115])) as words
      from fresh_spread join ad on ad.id = ad_id where count >= 8`;
    expect(rows[0]?.words).toHaveLength(5);
  });

  it('shows gone ads too [B53]', async () => {
    const [row] = await sql`select count(*)::int as gone from ad
        where status between ${listingStatus.paused} and ${listingStatus.removed}`;
    expect(row?.['gone']).toBeGreaterThan(50);
    const [ends] = await sql<{ told: number; wrong: number }[]>`
      select count(distinct ad.id)::int as told,
        count(*) filter (where at < first_seen_at or at > ${now} or ad.status = ${listingStatus.active})::int as wrong
      from ad_event join ad on ad.id = ad_id where type = 'ended'`;
    expect(ends).toEqual({ told: row?.['gone'], wrong: 0 });
  });

  it('respects age: a new car has no damage and no second owner, an old one no modern equipment', async () => {
    expect(await count(`${has('stanje-vozila', 'novo')} and ${has('ostecenje', 'ostecen-vozan')}`)).toBe(0);
    expect(await count(`year < 2014 and ${has('oprema', 'apple-carplay')}`)).toBe(0);
    expect(await count(`country_id <> 688 and ${has('odrzavanje', 'kupljen-nov-u-srbiji')}`)).toBe(0);
  });

  it('gives each ad pictures of its body and colour, the first from the side', async () => {
    expect(await count('not exists (select from ad_image where ad_id = ad.id and sort = 0)')).toBe(0);
    expect(await readdir(join(media, 'pictures'))).not.toHaveLength(0);
    const [row] = await sql`select count(*)::int as other from ad_image where sort = 0 and view <> 'side'`;
    expect(row?.['other']).toBe(0);
  });

  it('is seeded once', async () => {
    expect(await seedDemo(sql, localObjectStore(media), now)).toBe(false);
  });

  it('is completed without doubles when the first seeding was killed', async () => {
    const before = await sql`select count(*)::int as ads, (select count(*)::int from ad_image) as images from ad`;
    await sql`delete from demo_seed`;
    expect(await seedDemo(sql, localObjectStore(media), now)).toBe(true);
    expect(await sql`select count(*)::int as ads, (select count(*)::int from ad_image) as images from ad`).toEqual(
      before,
    );
  });
});

describe('luck', () => {
  it('is the same for the same seed and even enough', () => {
    const draws = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 1000 }, () => random.next());
    };
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
    const mean = draws(7).reduce((sum, draw) => sum + draw, 0) / 1000;
    expect(mean).toBeGreaterThan(0.46);
    expect(mean).toBeLessThan(0.54);
  });

  it('picks several different ones in the order of the list', () => {
    const random = createRandom(3);
    for (let round = 0; round < 50; round += 1) {
      const some = random.some([1, 2, 3, 4, 5], 3);
      expect(some).toEqual([...new Set(some)].sort((a, b) => a - b));
      expect(some).toHaveLength(3);
    }
  });
});
