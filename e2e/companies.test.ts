import type postgres from 'postgres';
import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { numberIn, submitOf, tick } from './filterForm.ts';
import { test as journey } from './test.ts';

interface Company {
  slug: string;
  name: string;
  seller: number;
  ads: number;
}

const carsOf = (sql: postgres.Sql, condition: postgres.PendingQuery<postgres.Row[]>) => sql<Company[]>`
  select company.slug, company.name, company.user_id::int as seller, count(*)::int as ads
  from public_company company join active_ad ad on ad.user_id = company.user_id
  where category_id = 1 and ${condition}
  group by company.id, company.slug, company.name, company.user_id order by count(*) desc limit 1`;

const test = journey.extend('largest', { scope: 'file' }, async ({ sql }) => {
  const [company] = await carsOf(sql, sql`true`);
  if (!company) throw new Error('The demo has no company with cars.');

  return company;
});

describe('companies without JavaScript', () => {
  const brand = 'gearlane';

  test('lead from the list by a kind, page 2 and a company to its stock, an ad and back [B22, B51, M58]', async ({
    open,
    sql,
    largest,
  }) => {
    const page = await open({ javaScriptEnabled: false });
    const [counted] = await sql<{ all: number; dealers: number }[]>`
      select count(*)::int as all, count(*) filter (where business_type = 2)::int as dealers from public_company`;
    await page.goto(addressOf(brand, '/companies'));
    expect(numberIn(await page.locator('h1 + p').textContent())).toBe(counted?.all);
    expect(await page.locator('main article').count()).toBe(24);

    await page.locator('main a[href$="type=dealer"]').click();
    expect(numberIn(await page.locator('h1 + p').textContent())).toBe(counted?.dealers);
    const first = await page.locator('main article h2').allTextContents();
    await page.goto(
      addressOf(brand, (await page.locator('main a[href*="page=2"]').first().getAttribute('href')) ?? ''),
    );
    expect(new URL(page.url()).search).toBe('?page=2&type=dealer');
    const second = await page.locator('main article h2').allTextContents();
    expect(second.filter((name) => first.includes(name))).toEqual([]);

    await page.goto(addressOf(brand, '/companies'));
    await page.locator('main input[name=keyword]').fill(largest.name.toUpperCase());
    await page.locator('main form button[type=submit]').click();
    await page.locator(`main article a[href="/companies/${largest.slug}"]`).click();
    expect(await page.locator('h1').textContent()).toBe(largest.name);
    expect(numberIn(await submitOf(page).textContent())).toBe(largest.ads);

    await tick(page, 'gorivo', 'dizel');
    await submitOf(page).click();
    const address = new URL(page.url());
    expect([address.pathname, address.searchParams.get('filters')]).toEqual([
      `/companies/${largest.slug}`,
      'gorivo:dizel',
    ]);
    const [diesel] = await carsOf(
      sql,
      sql`company.slug = ${largest.slug} and filter_ids &&
      array(select id from filter where slug = 'dizel')`,
    );
    expect(numberIn(await submitOf(page).textContent())).toBe(diesel?.ads);

    await page.locator('main article h2 a').first().click();
    const back = page.locator(`main a[href="/companies/${largest.slug}"]`).first();
    await back.click();
    expect(await page.locator('h1').textContent()).toBe(largest.name);
  });
});

describe('the phone of a company without JavaScript', () => {
  test('is on a page of its own, after a press [M58]', async ({ open, largest }) => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(addressOf('gearlane', `/companies/${largest.slug}`), { waitUntil: 'domcontentloaded' });
    await page.locator('button[form=show-phone]').click();
    await page.locator('main a[href^="tel:"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/company-phone/${largest.slug}`);
  });
});

describe('an ad', () => {
  test('whose seller is a person leads to the other ads of that person, and the list can be left by a chip [M53]', async ({
    open,
    sql,
  }) => {
    const [ad] = await sql<{ id: number; slug: string; seller: number; ads: number }[]>`
      select min(ad.id)::int as id, (array_agg(ad.slug order by ad.id))[1] as slug, user_id::int as seller,
        count(*)::int as ads
      from active_ad ad where seller_type = 1 and category_id = 1 group by user_id order by count(*) desc limit 1`;
    const page = await open({ javaScriptEnabled: false });
    // pictures are resized on demand and do not matter here
    await page.goto(addressOf('volan', `/auto-oglasi/${ad?.id}/${ad?.slug}`), { waitUntil: 'domcontentloaded' });
    const others = page.locator('section[aria-labelledby=others-of-seller]');
    expect(await others.locator('article').count()).toBe(Math.min((ad?.ads ?? 0) - 1, 6));
    await others.locator('a[href*="seller="]').click();
    expect(new URL(page.url()).search).toBe(`?seller=${ad?.seller}`);
    expect(numberIn(await submitOf(page).textContent())).toBe(ad?.ads);
    await page.locator('main a[href="/catalog/vehicles"][rel=nofollow]:visible').click();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('the pages of companies', () => {
  test('are an empty list beyond the last one, and missing for an unknown name [B22, M58]', async () => {
    expect((await ask('volan', '/companies/nema-takve-firme')).status).toBe(404);
    const beyond = await ask('volan', '/companies?page=999');
    expect([beyond.status, beyond.body.includes('noindex')]).toEqual([200, true]);
  });

  test('tell search engines the business, and nobody a phone number [M53, M58, M60]', async ({ largest }) => {
    const { body } = await ask('gearlane', `/companies/${largest.slug}`);
    const facts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text]) => JSON.parse(text ?? '') as { '@type': string; name?: string },
    );
    expect(facts.map((fact) => fact['@type'])).toEqual(['AutoDealer', 'BreadcrumbList']);
    expect(facts[0]?.name).toBe(largest.name);
    expect(body).not.toMatch(/tel:|\+381/);
  });
});
