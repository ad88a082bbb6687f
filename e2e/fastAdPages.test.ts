import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, sendForm } from './ask.ts';
import { useChangingStack } from './currentStack.ts';
import { readHead } from './readHead.ts';
import { openSql } from './sql.ts';

useChangingStack();

let sql: postgres.Sql;
/** A fast ad of a car with a phone, and the slug of its region. */
let ad: { id: number; line: string; region: string };

beforeAll(async () => {
  sql = openSql();
  const [row] = await sql<(typeof ad)[]>`
    select ad.id::int, ad.line, region.slug as region
    from ad join active_fast_ad shown on shown.id = ad.id join region on region.id = ad.region_id
    join category on category.id = ad.category_id
    where category.slug = 'vehicles' order by ad.created_at limit 1`;
  if (!row) throw new Error('The demo marketplace holds no fast ad of a car.');

  ad = row;
});
afterAll(() => sql?.end());

const list = '/oglasi-na-klik';
const textOf = (body: string) => body.replace(/<!-- -->/g, '').replaceAll('&quot;', '"');

describe('the list of fast ads without JavaScript [B42, C12, T58]', () => {
  it('leads from the form of the fast ads to the address of a category in a region, which holds no other', async () => {
    const sent = await ask('volan', `${list}?q=&region=${ad.region}&min=&max=&category=vehicles`);
    expect([sent.status, sent.location]).toEqual([301, `${list}/vehicles/${ad.region}`]);
    const { status, body } = await ask('volan', sent.location ?? '');
    expect(status).toBe(200);
    const shown = [...body.matchAll(/href="\/oglasi-na-klik\/single\/(\d+)"/g)].map(([, id]) => Number(id));
    const [counted] = await sql<{ others: number }[]>`
      select count(*)::int as others from active_fast_ad ad join region on region.id = region_id
      where ad.id = any (${shown}::bigint[]) and (region.slug <> ${ad.region} or category_id <> 1)`;
    expect(shown.length).toBeGreaterThan(0);
    expect(counted?.others).toBe(0);
    expect(readHead(body).canonical[0]).toMatch(new RegExp(`${list}/vehicles/${ad.region}$`));
  });

  it.each(['/vehicles/no-such-place', '/no-such-category/beograd', '/single/x', '/images/x', '/messages/x'])(
    'has no fast ads under %s',
    async (path) => {
      expect((await ask('volan', list + path)).status).toBe(404);
    },
  );

  it('keeps fast ads by words and price out of search engines, and a wrong price in its field', async () => {
    expect(readHead((await ask('volan', `${list}?q=felne`)).body).robots).toBe('noindex');
    expect((await ask('volan', `${list}?max=hiljadu`)).body).toContain('value="hiljadu"');
  });
});

describe('a fast ad [B38, M53]', () => {
  it('is in its cached list soon after it is public, tells search engines its offer, and shows its phone to buyers who ask', async () => {
    await sql`update ad set status = 1 where id = ${ad.id}`;
    const isListed = async () => (await ask('volan', list)).body.includes(`${list}/single/${ad.id}"`);
    await expect.poll(isListed).toBe(false);
    await sql`update ad set status = 2, created_at = now() where id = ${ad.id}`;
    await expect.poll(isListed).toBe(true);

    const { status, body } = await ask('volan', `${list}/single/${ad.id}`);
    expect(status).toBe(200);
    expect(readHead(body).facts[0]).toMatchObject({
      '@type': 'Product',
      name: ad.line,
      offers: { '@type': 'Offer', priceCurrency: 'EUR' },
    });
    expect(body).not.toMatch(/tel:\+381/);
    expect((await sendForm('volan', `/telefon-prodavca/${ad.id}`, {})).body).toMatch(/href="tel:\+381/);
    expect(textOf((await ask('volan', `/prijava-oglasa/${ad.id}`)).body)).toContain(ad.line);
  });

  it('that is sold is a fast ad that is gone, and offers others', async () => {
    await sql`update ad set status = 6 where id = ${ad.id}`;
    const page = () => ask('volan', `${list}/single/${ad.id}`);
    await expect.poll(async () => (await page()).status).toBe(410);
    expect((await page()).body).toContain('Ovo je prodato');
  });
});
