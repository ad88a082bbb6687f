import { text } from 'node:stream/consumers';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../apps/api/src/cli/demo/demoLogins.ts';
import { addressOf } from './addressOf.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
afterEach(() => context.close());

const [[, seller]] = demoAccounts;

/** Comes to the credits of the demo's seller, as the header leads who is not signed in. */
async function openCredits(brand: 'volan' | 'gearlane', options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(addressOf(brand, '/profile/credits'));
  await page.fill('#sign-in-email', seller);
  await page.fill('#sign-in-password', demoPassword);
  await page.locator('main button[value=sign-in]').click();
  await page.waitForURL(addressOf(brand, '/profile/credits'));
  return page;
}

const rowsOf = (page: Page) => page.locator('main table tbody tr');

describe('the credits of an account [B15]', () => {
  it('are told, with packages and a history that a form chooses and a file holds, without JavaScript', async () => {
    const page = await openCredits('volan', { javaScriptEnabled: false });
    const balance = page.getByRole('region', { name: 'Stanje kredita' });
    expect(await balance.textContent()).toContain('47');
    expect(await page.locator('#packages').locator('xpath=ancestor::section').textContent()).toMatch(/5\.000\sRSD/);
    expect(await rowsOf(page).count()).toBe(4);
    expect(await rowsOf(page).first().textContent()).toMatch(/^20 dodatnih slika, .*−347$/);

    await page.selectOption('#credits-kind', 'purchase');
    await page.getByRole('button', { name: 'Prikaži' }).click();
    await page.waitForURL(/\?kind=purchase&span=all(#|$)/);
    await expect
      .poll(() => rowsOf(page).allTextContents())
      .toEqual([expect.stringMatching(/^Dopuna.*\+5060$/) as string]);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^CSV/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^volan-credits-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await text(await file.createReadStream())).trim().split('\r\n');
    expect(lines[0]).toBe('Datum (Europe/Belgrade),Vrsta,Promena,Broj oglasa,Krediti,Stanje');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Dopuna,Dopuna,,50,60$/);
  });

  it('are bought in any number by a form, and what is no number comes back, without JavaScript [L02]', async () => {
    const page = await openCredits('volan', { javaScriptEnabled: false });
    await page.fill('#credits-number', '1e3');
    await page.locator('form:has(#credits-number) button').click();
    await page.waitForURL(/\/profile\/credits\?number=1e3#packages$/);
    expect(await page.inputValue('#credits-number')).toBe('1e3');
    await page.fill('#credits-number', '1.065');
    await page.locator('form:has(#credits-number) button').click();
    await page.waitForURL(/\/cart\/checkout\?items=/);
    expect(await page.getByRole('button', { name: /^Plati/ }).textContent()).toMatch(/107\.000\sRSD/);
  });

  it('are bought by way of the cart, in the currency of the brand [L01, L02]', async () => {
    const page = await openCredits('gearlane', { viewport: { width: 1440, height: 900 } });
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await page.getByRole('button', { name: /^Add to cart\s*: 50 credits$/ }).click();
    await page.goto(addressOf('gearlane', '/cart'));
    expect(await page.getByRole('list', { name: 'Items in the cart' }).textContent()).toMatch(/50 credits.*€50/);
  });

  it.each([
    ['volan', 1440],
    ['gearlane', 390],
  ] as const)('fit the page of %s at %i and harm nobody', async (brand, width) => {
    const page = await openCredits(brand, { viewport: { width, height: 900 }, bypassCSP: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
  });
});
