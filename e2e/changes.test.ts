import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { currentStack, useChangingStack } from './currentStack.ts';
import { numberIn } from './filterForm.ts';
import { openSql, totalOf } from './sql.ts';

useChangingStack();

let sql: postgres.Sql;
let folder: string;
/** A rated ad with changes of its price, of a group that is just large enough to be changed here. */
let ad: { id: number; slug: string; seller: number; price: number; count: number; median: number };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'volan-changes-'));
  sql = openSql();
  const [row] = await sql<(typeof ad)[]>`
    select ad.id::int, ad.slug, ad.user_id::int as seller, ad.price, count, median
    from fresh_spread join ad on ad.id = ad_id
    where count between 12 and 30 and ad.price * 100 between 86 * median and 94 * median
      and exists (select from ad_event where ad_event.ad_id = ad.id and type = 'price')
    order by ad.id limit 1`;
  if (!row) throw new Error('The demo marketplace holds no well priced car with a history.');

  ad = row;
});
afterAll(async () => {
  await sql?.end();
  rmSync(folder, { recursive: true });
});

const pageOf = async (id: number) => {
  const { status, location, body } = await ask('gearlane', `/ad-details/${id}`);
  const page = status === 301 ? await ask('gearlane', location ?? '') : { status, body };
  return { status: page.status, text: page.body.replace(/<!-- -->/g, ''), body: page.body };
};
const euros = (price: number) => `€${price.toLocaleString('en-GB')}`;

describe('the price of an ad', () => {
  it('is rated on its page without JavaScript: word, median, count, spread and the reasons [N03]', async () => {
    const { status, text } = await pageOf(ad.id);
    expect(status).toBe(200);
    for (const said of [
      'Price rating',
      'Good price',
      `The median of ${ad.count} similar ads is ${euros(ad.median)}.`,
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/\d+% below the median/);
    expect(text).toMatch(/half between €[\d,]+ and €[\d,]+, this ad €[\d,]+/);
    expect(text).toContain('How we rate a price');
  });

  it('leads to the very ads that it is compared with', async () => {
    const { body } = await pageOf(ad.id);
    const href = /href="([^"]+)"[^>]*>See the ads we compare with/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const list = await ask('gearlane', href);
    expect(list.status).toBe(200);
    expect(list.body).toContain(`/${ad.id}/`);
    const total = Number(/([\d,]+) (?:<!-- -->)?ads? match/.exec(list.body.replace(/<!-- -->/g, ''))?.[1]);
    // damaged vehicles are in the list and do not count
    expect(total).toBeGreaterThanOrEqual(ad.count);
  });

  it('has its history as a drawing and as a table, from when the ad was first seen [N02]', async () => {
    const { text } = await pageOf(ad.id);
    expect(text).toContain('Price history');
    expect(text).toMatch(/On the site for \d+ days, since/);
    expect(text).toMatch(/The price changed \d+ times? since .+: from €[\d,]+ to €[\d,]+\./);
    const events = await sql<{ price: number }[]>`select price from ad_event where ad_id = ${ad.id} and type = 'price'`;
    for (const { price } of events) expect(text).toContain(euros(price));
  });

  it('says no phone, no e-mail and no VIN', async () => {
    await sql`update ad set vin = 'WVWZZZ1KZAW123456' where id = ${ad.id}`;
    await sql`update users
      set mobile = coalesce(mobile, '+381641234567'), email = coalesce(email, 'seller@example.test')
      where id = ${ad.seller}`;
    const [seller] = await sql`select mobile, email from users where id = ${ad.seller}`;
    const { body } = await pageOf(ad.id);
    for (const secret of ['WVWZZZ1KZAW123456', String(seller?.['mobile']), String(seller?.['email'])]) {
      expect(body).not.toContain(secret);
    }
  });

  it('is rated again when the seller changes it', async () => {
    await sql`update ad set price = ${Math.round(ad.median * 1.3)}, price_type = 'fixed' where id = ${ad.id}`;
    await expect.poll(async () => (await pageOf(ad.id)).text, { timeout: 30_000 }).toContain('Very high price');
    expect((await pageOf(ad.id)).text).toContain(euros(Math.round(ad.median * 1.3)));
  });
});

describe('a company that is suspended [M58, H08]', () => {
  it('is gone, with its name', async () => {
    const [garage] = await sql<{ slug: string; name: string; user_id: string }[]>`
      select slug, name, user_id from public_company where business_type = 3 order by slug desc limit 1`;
    await sql`update users set status = 2 where id = ${garage?.user_id ?? 0}`;
    const { status, body } = await ask('volan', `/companies/${garage?.slug}`);
    expect([status, body.includes(garage?.name ?? 'no name')]).toEqual([410, true]);
  });
});

describe('a price in dinars [T59]', () => {
  const day = () => new Date().toISOString().slice(0, 10);
  const note = (body: string) => /oko [\d.]+\u00a0RSD, kurs [^<]+/.exec(body)?.[0];
  const noteAt = (perEuro: number, price: number) => {
    const amount = Math.round((price * perEuro) / 1000) * 1000;
    return `oko ${amount.toLocaleString('de')}\u00a0RSD, kurs NBS na dan`;
  };

  const inCyrillic = { cookie: 'script=cyrl' };
  const askAd = (id: number, headers: NodeJS.Dict<string> = {}) => ask('volan', `/detalji-oglasa/${id}`, headers);

  it('shows an approximate price once there is a rate, with its day, to visitors at home alone; and follows the rate', async () => {
    const [row] = await sql<{ id: number; slug: string; price: number }[]>`
      select ad.id::int, ad.slug, ad.price from (select * from ad where not fast) ad join category on category.id = category_id
      where ad.status = 2 and category.slug = 'vehicles' and ad.price > 5000 order by ad.id limit 1`;
    if (!row) throw new Error('The demo marketplace holds no car with a price.');

    expect(note((await askAd(row.id)).body)).toBeUndefined();
    for (const rate of [117.1523, 118.4]) {
      await sql`insert into exchange_rate (currency, day, per_euro, source) values ('RSD', ${day()}, ${rate}, 'NBS')
        on conflict (currency, day) do update set per_euro = excluded.per_euro`;
      await expect
        .poll(async () => note((await askAd(row.id)).body), { timeout: 15_000 })
        .toContain(noteAt(rate, row.price));
    }
    expect((await askAd(row.id, inCyrillic)).body).toMatch(/око [\d.]+\u00a0RSD, курс НБС на дан/);
    expect((await pageOf(row.id)).body).not.toContain('RSD');
  });
});

const head = 'make,model,year,price,transmission,mileage,fuelType,tax,mpg,engineSize';
const good = Array.from(
  { length: 40 },
  (_, index) => `ford,Focus,2016,${7000 + index},Manual,${41_000 + index},Diesel,20,60.1,1.5`,
);
const bad = [
  'ford,Focus,2016,0,Manual,52000,Diesel,20,60.1,1.5',
  'ford,Focus,9999,8000,Manual,53000,Diesel,20,60.1,1.5',
];

async function importRows() {
  const file = join(folder, 'cars.csv');
  const report = join(folder, 'refused.csv');
  writeFileSync(file, [head, ...good, ...bad].join('\n'));
  await promisify(execFile)(
    process.execPath,
    ['--conditions=@volan/source', 'apps/api/src/cli/import/main.ts', '--mapping', 'gb-2020', '--report', report, file],
    { env: { ...process.env, DATABASE_URL: currentStack().databaseUrl } },
  );

  return readFileSync(report, 'utf8');
}

async function shownTotal() {
  const { body } = await ask('gearlane', '/catalog/vehicles?filters=gorivo:dizel');
  return numberIn(/([\d,]+) (?:<!-- -->)?ads? match/.exec(body.replaceAll('<!-- -->', ''))?.[1] ?? null);
}

describe('ads that are imported while somebody browses', () => {
  it('are counted within ten seconds, as the database counts them; refused rows are reported with their reason', async () => {
    const before = await shownTotal();
    const refused = await importRows();
    // A list that was just read may stand for ten seconds more.
    await expect.poll(shownTotal, { timeout: 15_000 }).toBe(before + good.length);
    expect(await totalOf(sql, { answers: ['dizel'] })).toBe(before + good.length);
    expect(refused).toContain('price-missing');
    expect(refused).toContain('year-out-of-range');
  });

  it('are not doubled by a second run', async () => {
    const before = await shownTotal();
    await importRows();
    expect(await totalOf(sql, { answers: ['dizel'] })).toBe(before);
    expect(await shownTotal()).toBe(before);
  });
});
