import type { Browser, BrowserContext, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, hosts } from './addressOf.ts';
import { waitForIdle } from './waitForIdle.ts';
import { axeViolations } from './axeViolations.ts';
import { axeMatrix } from './axeMatrix.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql, someAds } from './sql.ts';
import { withoutWebFonts } from './withoutWebFonts.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let sql: postgres.Sql;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  sql = openSql();
  browser = await openBrowser('first visit');
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await sql.end();
});

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';

async function open(options: Parameters<Browser['newContext']>[0] = {}) {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  page = await context.newPage();
}

const phone = { userAgent: android, viewport: { width: 390, height: 844 }, hasTouch: true };

const bar = () => page.getByRole('region', { name: /^Kolačići na ovom sajtu$|^Cookies on this site$/ });
/** The bar that offers the language of the browser, in its own words. */
const languages = () => page.locator('#language-bar');
const stay = () => languages().getByRole('button').click();
const app = () => page.getByRole('dialog', { name: /^Volan za telefon$|^Gearlane for your phone$/ });
const push = () => page.getByRole('dialog', { name: /^Obaveštenja su blokirana$|^Notifications are blocked$/ });
const press = (name: RegExp) => page.getByRole('button', { name }).click();

/** How many of the overlays of a first visit are open now. [T46] */
const standing = async () => {
  const seen = await Promise.all([bar(), languages(), push(), app()].map((one) => one.isVisible()));
  return seen.filter(Boolean).length;
};

/** Until the page rests: everything that comes by itself has come. */
const settle = async () => {
  await page.waitForLoadState('networkidle');
  await waitForIdle(page);
};

const blockNotifications = () =>
  page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));

describe('a first visit on a phone with Android [T46, C41, C44]', () => {
  it('is asked one thing at a time: cookies, language; the app on the next page, and on the next day again [C43, L30]', async () => {
    await open(phone);
    await page.clock.install({ time: new Date('2026-11-22T12:00:00') });
    await page.goto(addressOf('volan', '/'));
    await bar().waitFor();
    expect(await standing()).toBe(1);
    await press(/^Samo neophodni$/);
    await languages().waitFor();
    expect(await standing()).toBe(1);
    await stay();
    await settle();
    expect(await standing()).toBe(0);

    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await app().waitFor();
    expect(await standing()).toBe(1);
    expect(await app().getByRole('link').getAttribute('href')).toContain('play.google.com');
    await app().getByRole('button', { name: 'Zatvori' }).click();
    await app().waitFor({ state: 'detached' });

    await page.goto(addressOf('volan', '/'));
    await settle();
    expect(await standing()).toBe(0);

    await page.clock.setSystemTime(new Date('2026-11-23T00:00:01'));
    await page.goto(addressOf('volan', '/'));
    await app().waitFor();
    expect(await standing()).toBe(1);
  });
});

describe('blocked notifications [C47, K04]', () => {
  it.runIf(isFull)('are explained once to a visitor who wanted them, before the app [T46]', async () => {
    await open(phone);
    await blockNotifications();
    await page.goto(addressOf('gearlane', '/'));
    await page.evaluate(() => localStorage.setItem('push-wanted', '{"value":true}'));
    await page.reload();
    await bar().waitFor();
    await press(/^Accept all$/);
    await settle();
    // the browser speaks the language of the page, and an offer waits for the next page
    expect(await standing()).toBe(0);
    await page.reload();
    await push().waitFor();
    expect(await standing()).toBe(1);
    await push().getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await app().waitFor();
    expect(await standing()).toBe(1);
    await page.reload();
    await settle();
    expect(await standing()).toBe(0);
  });

  it.runIf(isFull)('are no matter to a visitor who never wanted any', async () => {
    await open();
    await blockNotifications();
    await page.goto(addressOf('volan', '/'));
    await bar().waitFor();
    await press(/^Samo neophodni$/);
    await languages().waitFor();
    await stay();
    await settle();
    expect(await standing()).toBe(0);
  });
});

describe('consent to cookies [T46, T32, M64]', () => {
  it('comes before any request to a third party and any cookie that is not necessary', async () => {
    const { id, slug } = await someAds(sql);
    await open();
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(new URL(request.url()).hostname));
    for (const path of ['/', '/catalog/vehicles', `/auto-oglasi/${id}/${slug}`]) {
      await page.goto(addressOf('volan', path));
      await bar().waitFor();
    }
    expect([...asked]).toEqual([hosts.volan]);
    expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'selectedCountries')).toEqual(
      [],
    );
  });

  it('is stored with its version and day for every country, and is written to the log', async () => {
    await open();
    await page.goto(addressOf('gearlane', '/'));
    const logged = page.waitForResponse((reply) => reply.url().endsWith('/v3/consent'));
    await press(/^Choose$/);
    const choices = page.getByRole('dialog', { name: 'Cookie settings' });
    await choices.getByRole('switch', { name: 'Statistics' }).check();
    await choices.getByRole('button', { name: 'Save choice' }).click();
    expect((await logged).status()).toBe(200);
    await bar().waitFor({ state: 'detached' });
    const kept = (await context.cookies()).find(({ name }) => name === 'consent');
    expect(kept?.domain).toBe(`.${hosts.gearlane}`);
    const { value } = JSON.parse(decodeURIComponent(kept?.value ?? '')) as { value: { id: string } };
    expect(value).toMatchObject({
      version: 1,
      purposes: ['statistics'],
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(
      await sql`select purposes, brand, language from consent_log where consent_id = decode(${value.id}, 'hex')`,
    ).toEqual([{ purposes: ['statistics'], brand: 'gearlane', language: 'en' }]);

    await page.goto(addressOf('gearlaneGermany', '/'));
    await settle();
    expect(await bar().count()).toBe(0);
  });

  it('is changed from the footer of every page, and a message confirms it', async () => {
    await open({ storageState: await answeredVisit() });
    await page.goto(addressOf('volan', '/'));
    await settle();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Podešavanja kolačića' }).click();
    const choices = page.getByRole('dialog', { name: 'Podešavanja kolačića' });
    await choices.getByRole('switch', { name: 'Marketing' }).check();
    await choices.getByRole('button', { name: 'Sačuvaj izbor' }).click();
    await page.getByText('Izbor je sačuvan.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect
      .poll(async () => (await sql`select answer, purposes from consent_log order by answered_at desc limit 1`)[0])
      .toEqual({ answer: 2, purposes: ['marketing'] });
  });

  it.runIf(isFull)('is logged on the next page where the log could not be reached', async () => {
    await open();
    await page.route('**/v3/consent', (route) => route.abort());
    await page.goto(addressOf('volan', '/'));
    await press(/^Prihvati sve$/);
    await languages().waitFor();
    await page.unroute('**/v3/consent');
    const logged = page.waitForResponse((reply) => reply.url().endsWith('/v3/consent'));
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    expect((await logged).status()).toBe(200);
  });
});

describe('the language of the browser [F11]', () => {
  it('is not asked about where the page has it, or the site does not; one that was chosen is offered again [C32]', async () => {
    await open({ locale: 'sr-RS' });
    await page.goto(addressOf('volan', '/'));
    await press(/^Samo neophodni$/);
    await settle();
    expect(await standing()).toBe(0);
    await context.close();

    await open({ locale: 'de-DE' });
    await page.goto(addressOf('volan', '/'));
    await press(/^Samo neophodni$/);
    // the second link without a prefix comes later, from a message or a list of results
    for (const path of ['/', '/companies']) {
      await page.goto(addressOf('volan', path));
      await languages().getByRole('link', { name: 'Weiter auf Deutsch' }).click();
      await page.waitForURL(addressOf('volan', path === '/' ? '/de' : `/de${path}`));
    }
  });

  it('never covers what the first page of a phone is for [T46]', async () => {
    const { id, slug } = await someAds(sql);
    const isFree = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);

          return hit !== null && (element.contains(hit) || hit.contains(element));
        });
    for (const [path, button] of [
      ['/', 'main form button[type=submit]:visible'],
      ['/catalog/vehicles', 'button[popovertarget=filters]:visible'],
      [`/auto-oglasi/${id}/${slug}`, '[role=region][aria-label=Cena]:visible :is(a, button)'],
    ] as const) {
      await open({ ...phone, locale: 'de-DE' });
      await page.goto(addressOf('volan', path));
      await bar().waitFor();
      expect(await isFree(button)).toBe(true);
      await press(/^Samo neophodni$/);
      await languages().waitFor();
      expect(await isFree(button)).toBe(true);
      await context.close();
    }
  });

  it.runIf(isFull).each([
    ['hr-HR', 'Nastavi na srpskom', 'sr-Latn'],
    ['sr-Cyrl-RS', 'Настави на српском', 'sr-Cyrl'],
  ])('%s is offered before English on the English brand: %s', async (locale, label, lang) => {
    await open({ locale });
    await page.goto(addressOf('gearlane', '/companies?page=1'));
    await press(/^Necessary only$/);
    await languages().getByRole('link', { name: label }).click();
    await page.waitForURL(addressOf('gearlane', '/rs/companies?page=1'));
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  });
});

/** The storage of a browser after a first visit. */
async function answeredVisit() {
  await open();
  await page.goto(addressOf('volan', '/'));
  await bar().waitFor();
  await press(/^Samo neophodni$/);
  await languages().waitFor();
  await stay();
  await languages().waitFor({ state: 'detached' });
  const state = await context.storageState();
  await context.close();

  return state;
}

describe('overlays by keyboard', () => {
  it('are reached by the first key, answered by Enter, and give the focus back [C38]', async () => {
    await open();
    await page.goto(addressOf('volan', '/'));
    await bar().waitFor();
    // Behind the link that skips to the content.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Više o kolačićima');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await languages().getByRole('button').press('Enter');
    await languages().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.closest('[data-overlay]'))).toBeNull();
  });

  it('help with shortcuts comes by ?, and can be turned off (WCAG 2.1.4)', async () => {
    await open({ storageState: await answeredVisit() });
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await settle();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Prečice na tastaturi' });
    await help.waitFor();
    await help.getByRole('switch', { name: 'Prečice su uključene' }).uncheck();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await settle();
    expect(await help.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/catalog/vehicles');
    // The way that can be seen turns them on again.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prečice na tastaturi' }).click();
    await help.getByRole('switch').check();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.waitForURL(addressOf('volan', '/'));
  });

  it('/ goes to the search, and types like any letter in a field', async () => {
    await open({ storageState: await answeredVisit() });
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await settle();
    await page.keyboard.press('/');
    const field = page.locator('input[type=search]:focus');
    await field.waitFor();
    await page.keyboard.type('a/?gh');
    expect(await field.inputValue()).toBe('a/?gh');
  });
});

describe.runIf(isFull)('a page under its overlays', () => {
  it('does not move when they come, and reads without JavaScript as if there were none', async () => {
    await open({ ...phone, isMobile: true, bypassCSP: true });
    await withoutWebFonts(page, 'volan', '/catalog/vehicles');
    await page.goto(addressOf('volan', '/catalog/vehicles'), { waitUntil: 'domcontentloaded' });
    // From here on: what a slow machine draws while it still reads the document is no overlay's fault.
    await page.evaluate(() => {
      interface Shift {
        sources: readonly { node: Node | null }[];
      }
      const seen = window as unknown as { moved: string[] };
      seen.moved = [];
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as unknown as Shift[])
          seen.moved.push(...sources.map(({ node }) => String((node as Element | null)?.outerHTML)));
      }).observe({ type: 'layout-shift' });
    });
    await bar().waitFor();
    await press(/^Samo neophodni$/);
    await languages().waitFor();
    await stay();
    await settle();
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved.join('\n'))).toBe('');
    await context.close();

    await open({ ...phone, javaScriptEnabled: false });
    await page.goto(addressOf('volan', '/'));
    expect(await page.locator('dialog[open], [data-edge-bar]').count()).toBe(0);
    expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Podešavanja kolačića' }).count()).toBe(1);
  });

  it('fits into 320 px', async () => {
    await open({ ...phone, viewport: { width: 320, height: 640 }, locale: 'de-DE' });
    await page.goto(addressOf('gearlane', '/'));
    for (const [overlay, answer] of [
      [bar, /^Necessary only$/],
      [languages, /^Schließen$/],
      [app, /^Continue in the browser$/],
    ] as const) {
      if (overlay === app) await page.reload();
      await overlay().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await press(answer);
    }
  });
});

// Stories of the same parts are read by axe in every run.
describe.runIf(isFull).each(axeMatrix)('$brand, $width wide', ({ brand, width }) => {
  it('has no fault that axe finds in what comes over it', async () => {
    // The policy of the page refuses foreign scripts, also those of a test.
    await open({ ...phone, viewport: { width, height: 844 }, bypassCSP: true, locale: 'de-DE' });
    await page.goto(addressOf(brand, '/'));
    await bar().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await press(/^Podesi$|^Choose$/);
    await page.getByRole('dialog').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Samo neophodni$|^Necessary only$/ })
      .click();
    await languages().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await stay();
    await page.reload();
    await app().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
