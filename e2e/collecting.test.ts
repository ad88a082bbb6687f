import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { resetRateLimits, newEmail, password } from './people.ts';
import { test } from './test.ts';
import { waitForHydration } from './waitForHydration.ts';

/** Fills in the form of a new account. */
async function fillSignUp(page: Page) {
  await resetRateLimits();
  await page.fill('#sign-up-name', 'Milica Đorđević');
  await page.fill('#sign-up-email', newEmail());
  await page.fill('#sign-up-password', password);
  await page.locator('main button[type=submit]').click();
}

const catalog = () => addressOf('volan', '/catalog/vehicles');
const heart = (page: Page) => page.locator('main button[form=favourite]').first();
const isPressed = (page: Page) => heart(page).getAttribute('aria-pressed');

/** A stored value of this host, as a script of a page reads it. */
const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => (JSON.parse(localStorage.getItem(name) ?? '{}') as { value?: unknown }).value, key);

describe('a favourite [M09, B10]', () => {
  test('leads a visitor to sign in or up and back, is saved then, and stays on every page until it is removed', async ({
    page,
  }) => {
    await page.goto(catalog());
    await waitForHydration(page);
    const id = await heart(page).getAttribute('value');
    await heart(page).click();
    await page.waitForURL(/\/signin\?return=/);
    await page.getByRole('link', { name: 'Registrujte se', exact: true }).last().click();
    await fillSignUp(page);
    await page.waitForURL(catalog());
    await expect.poll(() => isPressed(page)).toBe('true');
    await page.getByText('Oglas je dodat u omiljene.').waitFor();
    expect(await kept(page, 'favourites')).toMatchObject({ ids: [id] });
    await page.reload();
    await expect.poll(() => isPressed(page)).toBe('true');
    await page.goto(addressOf('volan', '/profile/favourites'));
    expect(await page.locator('main article').count()).toBe(1);
    await page.getByRole('button', { name: /^Ukloni:/ }).click();
    await expect.poll(() => page.locator('main article').count()).toBe(0);
  });

  test('is saved with a stale access token: the browser renews its session and repeats the call once [F01]', async ({
    buyer,
  }) => {
    const { page } = await buyer();
    await page.goto(catalog());
    await waitForHydration(page);
    await expect.poll(async () => (await kept(page, 'favourites')) as object).toMatchObject({ ids: [] });
    const context = page.context();
    const [acT] = (await context.cookies()).filter(({ name }) => name === 'acT');
    await context.addCookies([{ ...acT, name: 'acT', value: 'stale', domain: acT?.domain ?? '', path: '/' }]);
    const sent: string[] = [];
    await page.route('**/v3/favourites/create', async (route) => {
      sent.push('create');
      const headers = { ...route.request().headers() };
      await route.continue({
        headers: sent.length === 1 ? { ...headers, authorization: 'Bearer stale' } : headers,
      });
    });
    page.on('request', (request) => {
      if (request.url().includes('/v3/auth/session')) sent.push('session');
    });
    await heart(page).click();
    await expect.poll(() => sent).toEqual(['create', 'session', 'create']);
    await page.getByText('Oglas je dodat u omiljene.').waitFor();
    await page.reload();
    await expect.poll(() => isPressed(page)).toBe('true');
  });

  test('and a followed company work without JavaScript [B10, B11]', async ({ buyer }) => {
    const { page } = await buyer({ javaScriptEnabled: false });
    await page.goto(catalog());
    await heart(page).click();
    await page.waitForURL(/\/profile\/favourites\?ad=\d+$/);
    await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
    await page.waitForURL(addressOf('volan', '/profile/favourites'));
    await page.getByRole('button', { name: /^Ukloni:/ }).click();
    expect(await page.locator('main article').count()).toBe(0);
    await page.goto(addressOf('volan', '/companies'));
    await page.locator('main article a').first().click();
    await page.getByRole('button', { name: /^Prati:/ }).click();
    await page.waitForURL(/\/profile\/my-sellers\?seller=\d+$/);
    await page.getByRole('button', { name: 'Prati', exact: true }).click();
    await page.waitForURL(addressOf('volan', '/profile/my-sellers'));
    await page.getByRole('button', { name: /^Ne prati više:/ }).click();
    expect(await page.locator('main article').count()).toBe(0);
  });
});

describe('what a visitor collected [F19, T08b]', () => {
  test('arrives in the account, is seen on a country host, and is forgotten on both after signing out [B05]', async ({
    page,
  }) => {
    await page.goto(addressOf('gearlane', '/catalog/vehicles'));
    await waitForHydration(page);
    await page.locator('main button[form=compare]').first().click();
    await expect.poll(async () => JSON.stringify(await kept(page, 'compare'))).toContain('"ids":[');
    await page.locator('main article h2 a, main article h3 a').first().click();
    await expect.poll(async () => JSON.stringify(await kept(page, 'history'))).toContain('"path"');
    await page.evaluate(() => {
      const value = { 'credits-50': { product: 'credits-50', quantity: 2 } };
      localStorage.setItem('cart', JSON.stringify({ value, exp: Date.now() + 1e9 }));
    });
    const lists = async (from: Page) =>
      Promise.all(['compare', 'history', 'cart'].map(async (key) => JSON.stringify(await kept(from, key))));
    const had = await lists(page);
    await page.goto(addressOf('gearlane', '/signup'));
    await fillSignUp(page);
    await page.waitForURL(addressOf('gearlane', '/profile'));
    await expect.poll(async () => (await kept(page, 'collected')) as object).toMatchObject({ version: 1 });
    expect((await lists(page)).map((list) => list?.length)).toEqual(had.map((list) => list?.length));

    const abroad = await page.context().newPage();
    await abroad.goto(addressOf('gearlaneGermany', '/history'));
    await expect.poll(async () => JSON.stringify(await kept(abroad, 'cart'))).toContain('credits-50');
    expect(await lists(abroad)).toEqual(await lists(page));

    // the visit abroad chose a country, which leads every later page of this host there
    await page.context().clearCookies({ name: /selectedCountries/i });
    await page.goto(addressOf('gearlane', '/signout'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(addressOf('gearlane', '/'));
    await expect.poll(() => lists(page)).toEqual([undefined, undefined, undefined]);
    await abroad.reload();
    await expect.poll(() => lists(abroad)).toEqual([undefined, undefined, undefined]);
  });
});
