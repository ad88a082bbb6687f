import type { Browser, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { fillRange, numberIn, submitOf, tick } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql, someAds, totalOf } from './sql.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let sql: postgres.Sql;
let page: Page;
beforeAll(async () => {
  sql = openSql();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});
const openPage = async () => {
  page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
};
afterEach(() => page?.close());

describe('a list and an ad without JavaScript', () => {
  it('filters by a form, and the address is the canonical one [5.4]', async () => {
    await openPage();
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await tick(page, 'gorivo', 'dizel');
    await fillRange(page, 'cena', 'max', '9000');
    await submitOf(page).click();
    const address = new URL(page.url());
    expect([...address.searchParams.keys()].filter((name) => name.startsWith('f.'))).toEqual([]);
    expect(address.searchParams.get('filters')?.split(';').toSorted()).toEqual(['cena:..9000', 'gorivo:dizel']);
    expect(numberIn(await submitOf(page).textContent())).toBe(
      await totalOf(sql, { answers: ['dizel'], priceTo: 9000 }),
    );
  });

  it.runIf(isFull)('is laid out by the standard, and each sign of its cards is drawn', async () => {
    await openPage();
    await page.goto(addressOf('gearlane', '/catalog/vehicles'));
    const signs = page.locator('article use');
    const drawn = await signs.evaluateAll((uses) =>
      uses.every((use) => document.querySelector(use.getAttribute('href') ?? '')?.tagName === 'path'),
    );
    const mode = await signs.first().evaluate(() => document.compatMode);
    expect({ mode, some: (await signs.count()) > 0, drawn }).toEqual({ mode: 'CSS1Compat', some: true, drawn: true });
  });

  it('takes one filter away by its chip', async () => {
    const { body } = await ask('volan', '/catalog/vehicles?filters=cena:..9000;gorivo:dizel');
    expect(body.slice(body.indexOf('<main'))).toMatch(/href="\/catalog\/vehicles\?filters=gorivo(:|%3A)dizel"/);
  });

  it('turns pages by links', async () => {
    const { body } = await ask('gearlane', '/catalog/vehicles');
    const [, next = ''] = /<a [^>]*href="(\/catalog\/vehicles\?page=2)"/.exec(body) ?? [];
    const { body: second } = await ask('gearlane', next);
    expect(second.slice(second.indexOf('<main')).match(/<article/g)).toHaveLength(24);
  });

  it('shows the pictures of an ad', async () => {
    const { id, slug } = await someAds(sql);
    const { body } = await ask('volan', `/auto-oglasi/${id}/${slug}`);
    const [, picture = ''] = /<img [^>]*src="(\/img\/[^"]+)"/.exec(body.slice(body.indexOf('<main'))) ?? [];
    const { status, headers } = await ask('volan', picture.replaceAll('&amp;', '&'));
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  it('computes a loan from an ad on a phone, and keeps its plan as a file [P22]', async () => {
    const [ad] = await sql<{ id: number; slug: string; price: number }[]>`
      select id, slug, price from active_ad where credit = 1 and price > 1000 order by id limit 1`;
    if (!ad) throw new Error('The demo has no ad on credit.');

    page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(addressOf('gearlane', `/auto-oglasi/${ad.id}/${ad.slug}`));
    await page.getByRole('textbox', { name: 'Months' }).fill('24');
    await page.getByRole('button', { name: 'Compute' }).click();
    expect(new URL(page.url()).search).toBe(`?price=${ad.price}&deposit=20+%25&months=24`);
    expect(await page.getByRole('region', { name: 'Result' }).innerText()).toMatch(/Each month\s+€[\d,.]+/);
    const plan = await page.getByRole('link', { name: 'Plan as a CSV file' }).getAttribute('href');
    const { body, headers } = await ask('gearlane', plan ?? '');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.trim().split('\n')).toHaveLength(25);
  });

  it.each(['volan', 'gearlane'] as const)(
    'shows on %s what the import of a German car costs, line by line with sources, on a phone [N09]',
    async (brand) => {
      const [ad] = await sql<{ id: number; slug: string; price: number }[]>`
        select active_ad.id, active_ad.slug, price from active_ad
        join country on country.id = country_id join category on category.id = category_id
        where code = 'DE' and category.slug = 'vehicles' and price > 1000 order by active_ad.id limit 1`;
      if (!ad) throw new Error('The demo has no car in Germany.');

      page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
      await page.goto(addressOf(brand, `/auto-oglasi/${ad.id}/${ad.slug}`));
      const onAd = page.getByRole('region', { name: /^(Uvoz u Srbiju|Import to Serbia)$/ });
      const vat = onAd.getByRole('row', { name: /^(PDV|VAT)/ });
      expect(await vat.getByRole('link').getAttribute('href')).toContain('carina.rs');
      expect(await vat.innerText()).toMatch(/(pročitano|read on)/);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);

      await onAd.getByRole('combobox', { name: /^(Poreklo|Origin)/ }).selectOption('eu');
      await onAd.getByRole('textbox', { name: /^(Prevoz|Transport)/ }).fill('500');
      await onAd.getByRole('button', { name: /^(Izračunaj|Compute)$/ }).click();
      expect(new URL(page.url()).search).toContain(`price=${ad.price}`);
      const result = page.getByRole('table', { name: /^(Procena troškova uvoza|Estimate of the import)$/ });
      const digits = async (name: RegExp) =>
        (await result.getByRole('row', { name }).getByRole('cell').last().innerText()).replaceAll(/\D/g, '');
      expect(await digits(/^(Carina|Customs)/)).toBe('0');
      expect(Number(await digits(/^(PDV|VAT)/))).toBeCloseTo((ad.price + 500) * 0.2, -1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );

  it('estimates what owning the car of an ad costs, with the figures of the visitor, on a phone [N16]', async () => {
    const [ad] = await sql<{ id: number; slug: string; price: number }[]>`
      select active_ad.id, active_ad.slug, price from active_ad join category on category.id = category_id
      where category.slug = 'vehicles' and price > 1000 and power_kw between 85 and 110 and displacement is not null
      order by active_ad.id limit 1`;
    if (!ad) throw new Error('The demo has no car of 85 to 110 kW.');

    page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(addressOf('volan', `/auto-oglasi/${ad.id}/${ad.slug}`));
    const onAd = page.getByRole('region', { name: 'Trošak držanja vozila' });
    await onAd.getByRole('textbox', { name: 'Kilometara godišnje' }).fill('20.000');
    await onAd.getByRole('button', { name: 'Proceni trošak' }).click();
    expect(new URL(page.url()).search).toContain(`price=${ad.price}`);
    const row = (name: RegExp) => page.getByRole('table', { name: 'Stavke procene' }).getByRole('row', { name });
    expect(await row(/^Obavezno osiguranje/).innerText()).toMatch(/preko 84.kW do 110.kW/);

    await page.getByRole('textbox', { name: /^Obavezno osiguranje/ }).fill('puno');
    await page.getByRole('button', { name: 'Proceni trošak' }).click();
    expect(await page.getByRole('textbox', { name: /^Obavezno osiguranje/ }).inputValue()).toBe('puno');
    expect(await page.getByRole('alert').innerText()).toContain('Ispravite 1 polje');

    await page.getByRole('textbox', { name: /^Obavezno osiguranje/ }).fill('200');
    await page.getByRole('button', { name: 'Proceni trošak' }).click();
    expect(await row(/^Obavezno osiguranje/).innerText()).toMatch(/200.€/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const file = await page.getByRole('link', { name: 'Procena kao CSV datoteka' }).getAttribute('href');
    const { body, headers } = await ask('volan', file ?? '');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.trim().split('\n')).toHaveLength(10);
  });
});
