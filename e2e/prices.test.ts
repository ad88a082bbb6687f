import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type postgres from 'postgres';
import { ask } from './ask.ts';
import { openSql } from './sql.ts';

let sql: postgres.Sql;
/** A rated ad with changes of its price, of a group that is just large enough to be changed here. */
let ad: { id: number; slug: string; seller: number; price: number; count: number; median: number };

beforeAll(async () => {
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
afterAll(() => sql.end());

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
    // damaged vehicles stand in the list and do not count
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
    await sql`update users set mobile = coalesce(mobile, '+381641234567'), email = coalesce(email, 'seller@example.test')
      where id = ${ad.seller}`;
    const [seller] = await sql`select mobile, email from users where id = ${ad.seller}`;
    const { body } = await pageOf(ad.id);
    for (const secret of ['WVWZZZ1KZAW123456', String(seller?.['mobile']), String(seller?.['email'])]) {
      expect(body).not.toContain(secret);
    }
  });

  it('is rated anew when the seller changes it', async () => {
    await sql`update ad set price = ${Math.round(ad.median * 1.3)}, price_type = 'fixed' where id = ${ad.id}`;
    await expect.poll(async () => (await pageOf(ad.id)).text, { timeout: 30_000 }).toContain('Very high price');
    expect((await pageOf(ad.id)).text).toContain(euros(Math.round(ad.median * 1.3)));
  });
});
