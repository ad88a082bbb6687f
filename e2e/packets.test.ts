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

const [[, seller], [, company]] = demoAccounts;

async function open(path: string, brand: 'volan' | 'gearlane', options: Parameters<Browser['newContext']>[0] = {}) {
  context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(addressOf(brand, path));
  return page;
}

async function signIn(page: Page, email: string) {
  await page.fill('#sign-in-email', email);
  await page.fill('#sign-in-password', demoPassword);
  await page.locator('main button[value=sign-in]').click();
}

describe('packets without JavaScript [A08, B23]', () => {
  it('are found from the second bar [C15], say what they give, and lead to paying one by way of signing in', async () => {
    const page = await open('/', 'volan', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Paketi', exact: true }).first().click();
    expect(new URL(page.url()).pathname).toBe('/payment-plans');
    expect(await page.getByRole('row', { name: /^Aktivni oglasi/ }).textContent()).toMatch(/502001\.000$/);
    await page.getByRole('link', { name: 'Izaberi Plac' }).click();
    await signIn(page, seller);
    await page.waitForURL(/\/cart\/checkout\?items=plan-lot/);
    expect(await page.getByRole('button', { name: /^Plati/ }).textContent()).toMatch(/4\.900\sRSD/);
  });

  it('mark the own one, and let its owner say what follows, and say otherwise', async () => {
    const page = await open('/profile/plan', 'gearlane', { javaScriptEnabled: false });
    await signIn(page, company);
    await page.waitForURL(addressOf('gearlane', '/profile/plan'));
    for (const [choice, follows] of [
      [/^It goes on as Dealer/, true],
      [/^The packet ends/, false],
    ] as const) {
      await page.getByRole('radio', { name: choice }).check();
      await page.getByRole('button', { name: 'Save the choice' }).click();
      await page.getByText('Your choice is saved.').waitFor();
      expect(await page.getByRole('radio', { name: /^It goes on as Dealer/ }).isChecked()).toBe(follows);
    }
    await page.goto(addressOf('gearlane', '/payment-plans'));
    expect(await page.getByRole('button', { name: /^Current packet, until / }).isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: 'Switch to Showroom now' }).count()).toBe(1);
  });
});

it('a page of the own packet has no fault that axe finds, and is no wider than a phone', async () => {
  const page = await open('/profile/plan', 'volan', { viewport: { width: 390, height: 900 }, bypassCSP: true });
  await signIn(page, company);
  await page.waitForURL(addressOf('volan', '/profile/plan'));
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
