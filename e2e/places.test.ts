import type { Browser, BrowserContext, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql } from './sql.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let sql: postgres.Sql;
let context: BrowserContext;
let page: Page;
let ads: number[];
let complaints: string[];
/** Every address that the page has shown, without what was handed over. */
let shown: string[];

beforeAll(async () => {
  sql = openSql();
  ads = (await sql`select id from active_ad order by id limit 3`).map((ad) => Number(ad['id']));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function open(options: Parameters<Browser['newContext']>[0] = {}) {
  complaints = [];
  shown = [];
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('framenavigated', (frame) => shown.push(frame.url().replace(/#handover=.*/, '')));
}

/** Waits until the page has heard where its visitor is, and listens to its links. */
const settled = () =>
  page.waitForFunction(() => document.cookie.includes('autoSelectedCountries'), null, { timeout: 10_000 });
/** Waits until the island for the visitor's place is hydrated, also if it has nothing to store. */
async function awakePage() {
  await page.waitForFunction(
    () => {
      const part = document.querySelector('x-island[data-name=places]');
      return part !== null && Object.keys(part).some((key) => key.startsWith('__reactContainer'));
    },
    null,
    { timeout: 10_000 },
  );
  // Its effects come with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

const sheet = () => page.locator('#site-countries');
const countryLink = (prefix: string) => sheet().locator(`a[href^="http://${prefix}gearlane."]`);

async function openCountries() {
  await page.locator('button[popovertarget=site-countries]:visible').first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), { timeout: 10_000 }).toBe('country-search');
}

/** The stored value under a name on this host. */
const kept = <Value>(name: string) =>
  page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: unknown }).value, name) as Promise<
    Value | undefined
  >;
const visited = async () => ((await kept<{ path: string }[]>('history')) ?? []).map(({ path }) => path);
const compared = async () =>
  Object.values((await kept<{ lists: Record<string, { ids: number[] }> }>('compare'))?.lists ?? {}).flatMap(
    ({ ids }) => ids,
  );
const cookieOf = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);

describe('countries of Gearlane', () => {
  it('are switched to the same page and back, with comparison and history [C27, C28, T08b]', async () => {
    await open();
    for (const id of ads.slice(0, 2)) {
      await page.goto(addressOf('gearlane', `/ad-details/${id}`));
      await expect.poll(async () => (await visited()).length, { timeout: 10_000 }).toBe(ads.indexOf(id) + 1);
    }
    await page.goto(addressOf('gearlane', '/catalog/vehicles?page=2'));
    await page.locator('main article button[form=compare]').first().click();
    await expect.poll(async () => (await compared()).length, { timeout: 10_000 }).toBe(1);
    const before = { visited: await visited(), compared: await compared() };

    await openCountries();
    await page.keyboard.type('nemač');
    await expect.poll(() => sheet().locator('li a:visible').count()).toBe(1);
    await countryLink('de.').click();
    await page.waitForURL(addressOf('gearlaneGermany', '/catalog/vehicles?page=2'));
    await expect.poll(visited, { timeout: 10_000 }).toEqual(before.visited);
    expect(await compared()).toEqual(before.compared);

    await page.goto(addressOf('gearlaneGermany', `/ad-details/${ads[2]}`));
    await expect.poll(async () => (await visited()).length, { timeout: 10_000 }).toBe(3);
    await page.goto(addressOf('gearlaneGermany', '/companies'));
    await openCountries();
    await countryLink('').click();
    await page.waitForURL(addressOf('gearlane', '/companies'));
    await expect.poll(async () => (await visited()).length, { timeout: 10_000 }).toBe(3);
    expect(await compared()).toEqual(before.compared);
    // All countries were picked: the page stays, also when it is requested again.
    await page.goto(addressOf('gearlane', '/catalog/vehicles'));
    await awakePage();
    expect(page.url()).toBe(addressOf('gearlane', '/catalog/vehicles'));
  });

  it.runIf(isFull)('are found by name and code, by keyboard alone; nothing found is said [C26, C31, K10]', async () => {
    await open();
    await page.goto(addressOf('gearlane', '/companies'));
    await awakePage();
    await page.locator('button[popovertarget=site-countries]:visible').first().focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id), { timeout: 10_000 })
      .toBe('country-search');
    await page.keyboard.type('zzz');
    await sheet().getByText('No countries found').waitFor();
    for (const _ of 'zzz') await page.keyboard.press('Backspace');
    await page.keyboard.type('srb');
    await expect
      .poll(() => sheet().locator('li a:visible').allTextContents())
      .toEqual([expect.stringMatching(/^Serbia/)]);
    const count = Number((await sheet().locator('li a').textContent())?.replace(/\D/g, ''));
    const [row] =
      await sql`select count(*)::int from active_ad join country on country.id = country_id where code = 'RS'`;
    expect(count).toBe(row?.['count']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/\/rs\.gearlane\./);
  });

  it.runIf(isFull)('close 100 ms after a pick [C29]', async () => {
    await open();
    await page.goto(addressOf('gearlane', '/companies'));
    await openCountries();
    const isOpen = () => sheet().evaluate((element) => element.matches(':popover-open'));
    // The link is not followed here, so that the menu can be watched.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    expect(await isOpen()).toBe(true);
    await countryLink('de.').dispatchEvent('click');
    await page.clock.runFor(99);
    expect(await isOpen()).toBe(true);
    await page.clock.runFor(1);
    expect(await isOpen()).toBe(false);
  });

  it.runIf(isFull)(
    'offer a phone the one where the visitor is, and ask nobody but us [C30, F25, E25, T32]',
    async () => {
      await open(phone);
      const foreign: string[] = [];
      page.on('request', (request) => !request.url().includes('.localhost:') && foreign.push(request.url()));
      let asked = 0;
      await page.route('**/api/geo', (route) => {
        asked += 1;
        return route.fulfill({ json: { ok: true, country: 'DE', ip: '141.2.22.74' } });
      });
      const openSheet = async () => {
        await page.goto(addressOf('gearlane', '/companies'));
        await awakePage();
        await page.locator('button[popovertarget=site-menu]:visible').click();
        await page.locator('#site-menu button[popovertarget=site-countries]').click();
      };
      await openSheet();
      const offer = page.getByRole('link', { name: 'Go to Germany' });
      await offer.waitFor();
      expect(await offer.getAttribute('href')).toBe(addressOf('gearlaneGermany', '/companies'));
      expect(await kept('geo')).toMatchObject({ ip: '141.2.22.74', country: 'DE' });
      await openSheet();
      await offer.waitFor();
      expect({ asked, foreign }).toEqual({ asked: 1, foreign: [] });
    },
  );

  it.runIf(isFull)('are links that need no JavaScript [C28]', async () => {
    await open({ javaScriptEnabled: false });
    await page.goto(addressOf('gearlane', '/catalog/vehicles?page=2'));
    await page.locator('button[popovertarget=site-countries]:visible').first().click();
    expect(await sheet().locator('input').isVisible()).toBe(false);
    await countryLink('de.').click();
    expect(page.url()).toBe(addressOf('gearlaneGermany', '/catalog/vehicles?page=2'));
    expect(await cookieOf('selectedCountries')).toBeUndefined();
  });
});

describe('the one country that is selected [F07-F09, T07b]', () => {
  it('is that of the host, leads there from outside with asklang, and never in a circle', async () => {
    await open();
    await context.clearCookies({ name: 'uiLangSelected' });
    await page.goto(addressOf('gearlaneGermany', '/companies'));
    await settled();
    shown = [];
    await page.goto(addressOf('gearlane', '/companies?q=a'));
    await page.waitForURL(/\/\/de\.gearlane\./);
    await page.locator('#language[open]').waitFor({ timeout: 10_000 });
    expect(shown.at(-1)).toBe(addressOf('gearlaneGermany', '/companies?q=a&asklang'));
    // A reload asks again, since nothing was chosen, and leads nowhere.
    await page.reload();
    await page.locator('#language[open]').waitFor({ timeout: 10_000 });
    expect(page.url()).toBe(addressOf('gearlaneGermany', '/companies?q=a&asklang'));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toBe(addressOf('gearlaneGermany', '/companies?q=a'));
    await page.reload();
    await awakePage();
    expect(await page.locator('#language[open]').count()).toBe(0);
    expect(shown.filter((address) => address.includes('//gearlane.')).length).toBeLessThanOrEqual(1);
    // visitors who continued in this language are not asked again. [T61]
    await page.goto(addressOf('gearlane', '/companies?q=b'));
    await page.waitForURL(addressOf('gearlaneGermany', '/companies?q=b'));
  });

  it.runIf(isFull)('appends no second asklang, and leaves another country alone', async () => {
    await open();
    await page.goto(addressOf('gearlaneGermany', '/companies'));
    await settled();
    await page.goto(addressOf('gearlane', '/companies?asklang=1'));
    await page.waitForURL(addressOf('gearlaneGermany', '/companies?asklang=1'));
    const hungary = addressOf('gearlane', '/companies').replace('//', '//hu.');
    await page.goto(hungary);
    await awakePage();
    expect(page.url()).toBe(hungary);
  });

  it.runIf(isFull)('lets a visitor go back to the page that they left for it', async () => {
    await open();
    await page.goto(addressOf('gearlane', '/companies'));
    await openCountries();
    await countryLink('de.').click();
    await page.waitForURL(/\/\/de\.gearlane\./);
    await settled();
    await page.goBack();
    await awakePage();
    expect(page.url()).toBe(addressOf('gearlane', '/companies'));
  });

  it.runIf(isFull)('is no reason to leave a brand without countries to pick [T08]', async () => {
    await open();
    await page.goto(addressOf('volan', '/companies').replace('//', '//de.'));
    await settled();
    await page.goto(addressOf('volan', '/companies'));
    await awakePage();
    expect(page.url()).toBe(addressOf('volan', '/companies'));
  });

  it('takes nothing from a link of a stranger [T08b]', async () => {
    await open();
    const text = Buffer.from(
      JSON.stringify({ history: [{ img: '', title: 'x', price: '', path: '/x', date: '', time: '', ts: 1 }] }),
    ).toString('base64url');
    await page.goto(addressOf('gearlaneGermany', `/companies#handover=${'0'.repeat(32)}.${text}`));
    await settled();
    expect([await visited(), new URL(page.url()).hash]).toEqual([[], '']);
  });
});

describe('the language', () => {
  const dialog = () => page.locator('#language[open]');

  it('is found by its name where the address asks for it, and kept for a year [C32, C33, F10, L29, T46]', async () => {
    const [brand, german, title] = ['volan', 'Nemački', 'Izaberite jezik'] as const;
    await open();
    await page.goto(addressOf(brand, '/companies?asklang&page=2'));
    await dialog().waitFor({ timeout: 10_000 });
    expect(await dialog().getAttribute('aria-labelledby')).toBe('language-title');
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.type('zzz');
    await page.getByText('No languages found', { exact: true }).waitFor();
    for (const _ of 'zzz') await page.keyboard.press('Backspace');
    await page.keyboard.type(german);
    await dialog().getByRole('link', { name: 'Deutsch de' }).click();
    await page.waitForURL(addressOf(brand, '/de/companies?page=2'));
    const cookie = await cookieOf('_UILang');
    expect(cookie).toMatchObject({ value: 'de', domain: `.${brand}.localhost`, path: '/', sameSite: 'Lax' });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(120);
    await page.reload();
    await awakePage();
    expect(await dialog().count()).toBe(0);
  });

  it.runIf(isFull)('is not asked of a visitor who has chosen, but where the address asks [C32]', async () => {
    await open();
    await page.goto(addressOf('gearlane', '/companies'));
    await awakePage();
    expect(await dialog().count()).toBe(0);
    await page.goto(addressOf('gearlane', '/rs/companies?asklang'));
    await dialog().waitFor({ timeout: 10_000 });
    await dialog().getByRole('button', { name: 'Continue in English' }).click();
    await page.waitForURL(addressOf('gearlane', '/companies'));
    expect((await cookieOf('_UILang'))?.value).toBe('en');
  });

  it.runIf(isFull)('continues in the language of the page without loading it again [T07b]', async () => {
    await open();
    await page.goto(addressOf('volan', '/companies?asklang&page=2'));
    await dialog().waitFor({ timeout: 10_000 });
    const loads = shown.length;
    await dialog().getByRole('button', { name: 'Nastavi na srpskom' }).click();
    await expect.poll(() => page.url()).toBe(addressOf('volan', '/companies?page=2'));
    await dialog().waitFor({ state: 'detached' });
    expect(shown.slice(loads).every((address) => address === page.url())).toBe(true);
  });

  it.runIf(isFull)('first offers what the browser speaks: sh is Serbian [F11]', async () => {
    await open({ locale: 'sh' });
    await page.goto(addressOf('gearlane', '/companies?asklang'));
    await dialog().waitFor({ timeout: 10_000 });
    expect(await dialog().locator('li a').first().getAttribute('hreflang')).toBe('sr-Latn');
  });

  it('is kept when it is picked by a link of the header, too [F10, C34]', async () => {
    await open();
    await page.goto(addressOf('volan', '/companies'));
    await awakePage();
    await page.locator('button[popovertarget=site-languages]:visible').first().click();
    expect(await page.locator('#site-languages a:visible').count()).toBeGreaterThanOrEqual(9);
    await page.locator('#site-languages a[lang=hu]').click();
    await page.waitForURL(addressOf('volan', '/hu/companies'));
    expect((await cookieOf('_UILang'))?.value).toBe('hu');
  });

  it.runIf(isFull)('changes without JavaScript by links', async () => {
    await open({ javaScriptEnabled: false });
    await page.goto(addressOf('gearlane', '/companies'));
    await page.locator('button[popovertarget=site-languages]:visible').first().click();
    await page.locator('#site-languages a[lang=de]').click();
    expect(page.url()).toBe(addressOf('gearlane', '/de/companies'));
    expect(await dialog().count()).toBe(0);
  });
});

describe('the place of a visitor [J88]', () => {
  it('is answered by our own table for their own address, and kept by nobody', async () => {
    await open();
    const answer = await ask('gearlane', '/api/geo', { 'x-forwarded-for': '141.2.22.74' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ ok: false, country: null });
    expect(answer.headers['cache-control']).toMatch(/no-store|private/);
  });
});

// Stories of the same parts are read by axe in every run.
describe.runIf(isFull).each([1440, 320])('at %i px', (width) => {
  it('countries and languages have no fault that axe finds', async () => {
    await open({ bypassCSP: true, ...(width < 1024 && phone), viewport: { width, height: 800 } });
    await page.goto(addressOf('gearlane', '/companies'));
    if (width < 1024) {
      await page.locator('button[popovertarget=site-menu]:visible').click();
      await page.locator('#site-menu button[popovertarget=site-countries]').click();
      await sheet().locator('li a').first().waitFor();
    } else {
      await openCountries();
    }
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(addressOf('gearlane', '/rs/companies?asklang'));
    await page.locator('#language[open]').waitFor({ timeout: 10_000 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
