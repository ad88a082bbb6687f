import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { looks } from './looks.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql, someAds } from './sql.ts';

let browser: Browser;
let adPath: string;
/** The companies with most cars: a dealer and a garage. */
let companyPath: string;
let garagePath: string;
beforeAll(async () => {
  const sql = openSql();
  const { id, slug } = await someAds(sql);
  adPath = `/auto-oglasi/${id}/${slug}`;
  const companies = await sql<{ slug: string; garage: boolean }[]>`
    select company.slug, business_type = 3 as garage
    from public_company company left join active_ad ad on ad.user_id = company.user_id
    group by company.id, company.slug, business_type order by count(ad.id) desc, company.slug`;
  companyPath = `/companies/${companies.find(({ garage }) => !garage)?.slug}`;
  garagePath = `/companies/${companies.find(({ garage }) => garage)?.slug}`;
  await sql.end();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(looks)('$brand, $width wide', ({ brand, width, find }) => {
  it.each(['home', 'catalog', 'ad', 'empty list', 'missing page', 'companies', 'company', 'garage'])(
    'has no fault that axe finds in either theme: %s',
    async (kind) => {
      const paths: Record<string, string> = {
        home: '/',
        catalog: '/catalog/vehicles',
        ad: adPath,
        'empty list': '/catalog/vehicles?filters=cena:..1',
        'missing page': '/no-such-page',
        companies: '/companies',
        company: companyPath,
        garage: garagePath,
      };
      // the policy of the page refuses foreign scripts, also those of a test
      const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
      try {
        const page = await context.newPage();
        await page.goto(addressOf(brand, paths[kind] ?? '/'), { waitUntil: 'load' });
        expect(await page.locator('body').getAttribute('data-brand')).toBe(brand);
        expect(await find(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      } finally {
        await context.close();
      }
    },
  );
});
