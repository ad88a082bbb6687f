import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Failure, failureEnvelope } from '../packages/api-contract/src/index.ts';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { axeViolations } from './axeViolations.ts';
import { tick } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[] = [];
/** Messages in the browser's console that a journey expects. */
let provoked: RegExp | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type Cart = Record<string, unknown>;
const two: Cart = {
  'credits-50': { product: 'credits-50', quantity: 1 },
  'plan-lot': { product: 'plan-lot', quantity: 1 },
};

async function open(options: Parameters<Browser['newContext']>[0] = {}) {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'sr-RS', ...options });
  page = await context.newPage();
  complaints = [];
  provoked = undefined;
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !provoked?.test(message.text())) complaints.push(message.text());
  });
  // What asks at a first visit lies over the page: it has journeys of its own.
  await context.addInitScript(() => {
    const kept = { id: '0'.repeat(32), answer: 1, version: 1, day: '2026-11-22', purposes: [] };
    localStorage.setItem('uiLangSelected', 'true');
    localStorage.setItem('consent', JSON.stringify({ value: kept, exp: 9e15 }));
  });
}
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});

/** Puts a cart into the browser before the page is opened. */
const keep = (cart: Cart) =>
  context.addInitScript(
    (text) => {
      if (localStorage.getItem('cart') === null) localStorage.setItem('cart', text);
    },
    JSON.stringify({ value: cart, exp: 9e15 }),
  );

const says = {
  volan: { cart: 'Korpa', one: '50 kredita', lines: 'Stavke u korpi' },
  gearlane: { cart: 'Cart', one: '50 credits', lines: 'Items in the cart' },
} as const;

const hydrated = () => page.waitForFunction(() => '__reactRouterDataRouter' in window);
const lines = (brand: keyof typeof says) => page.getByRole('list', { name: says[brand].lines });
const count = () =>
  page
    .locator('header:visible')
    .first()
    .getByRole('link', { name: /Korpa|Cart/ });

describe('a private page', () => {
  const brand = 'gearlane';

  it('is streamed for one visitor: nobody keeps it, and its scripts run by a nonce of its own', async () => {
    const [first, second] = await Promise.all([ask(brand, '/cart'), ask(brand, '/cart')]);
    const nonces = [first, second].map(({ headers, body }) => {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['cache-status']).toBeUndefined();
      expect(headers['etag']).toBeUndefined();
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['x-frame-options']).toBe('DENY');
      const [, nonce = ''] =
        /script-src [^;]*'nonce-([^']{20,})'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect([
        body.includes(`nonce="${nonce}"`),
        /<link[^>]* rel="stylesheet"|<link[^>]*rel=stylesheet/.test(body),
      ]).toEqual([true, true]);

      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is drawn again in the browser as the server drew it', async () => {
    await open();
    for (const path of isFull ? ['/cart', '/session-expired', '/signout', '/zh/cart'] : ['/zh/cart']) {
      await page.goto(addressOf(brand, path));
      await hydrated();
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    }
  });

  it('leads to another one without a new document, with the focus in it, and back', async () => {
    await open();
    await page.goto(addressOf(brand, '/session-expired'));
    await hydrated();
    await page.evaluate(() => Object.assign(window, { same: true }));
    const isSame = () => page.evaluate(() => 'same' in window);
    await count().click();
    await page.waitForURL((url) => url.pathname === '/cart');
    await page.locator('h1', { hasText: says[brand].cart }).waitFor();
    expect(await page.title()).toContain(says[brand].cart);
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    expect(await isSame()).toBe(true);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/session-expired');
    await page.locator('h1').filter({ hasNotText: says[brand].cart }).waitFor();
    expect(await isSame()).toBe(true);
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await isSame()).toBe(false);
  });

  it('has no data without its page, and public pages have none', async () => {
    expect((await ask(brand, '/cart.data')).headers['cache-control']).toBe('no-store');
    expect((await ask(brand, '/catalog/vehicles.data')).status).toBe(404);
  });
});

describe('the cart of a visitor [B02]', () => {
  const brand = 'volan';
  const { one } = says[brand];
  beforeEach(() => open());

  it('takes what is for sale, shows it at once in the header, and keeps it [A13, F18]', async () => {
    await page.goto(addressOf(brand, '/prices'));
    const add = page.getByRole('button', { name: new RegExp(`: ${one}$`) });
    await add.click();
    await page.getByRole('status').getByText(one).waitFor();
    await expect.poll(() => count().innerText()).toMatch(/1/);
    await page.getByRole('button', { name: /Poništi|Vrati|Undo/ }).click();
    await expect.poll(() => count().innerText()).not.toMatch(/1/);
    await add.click();
    await count().click();
    await lines(brand).getByText(one, { exact: true }).waitFor();
    await page.reload();
    await lines(brand).getByText(one, { exact: true }).waitFor();
  });

  it.runIf(isFull)('does not move the page while it comes', async () => {
    await keep(two);
    await page.goto(addressOf(brand, '/cart'));
    await lines(brand).waitFor();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((all, entry) => all + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
});

describe('without JavaScript', () => {
  const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

  it('the cart says why it cannot show, and the rest of the page leads on', async () => {
    const { body } = await ask('volan', '/cart');
    expect(mainOf(body)).toContain('JavaScript');
    expect(mainOf(body)).not.toContain('Prijavi se i plati');
    expect(body.slice(body.indexOf('<footer'))).toMatch(/<a [^>]*href="\//);
  });

  it.runIf(isFull)('a page of prices has no button that does nothing', async () => {
    await open({ javaScriptEnabled: false });
    await page.goto(addressOf('volan', '/prices'));
    expect(await page.getByRole('button', { name: /Dodaj u korpu/ }).count()).toBe(0);
  });
});

describe('signing out [F03]', () => {
  it('asks first: the address alone ends nothing', async () => {
    const { status, headers } = await ask('volan', '/signout', { cookie: 'user=x' });
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('forgets what this browser keeps of a person, and not how the site looks', async () => {
    await open();
    await keep(two);
    const url = addressOf('volan', '/');
    await context.addCookies(
      [{ name: 'user', value: 'x', url, domain: undefined as never }].map(({ domain: _, ...rest }) => rest),
    );
    await page.goto(addressOf('volan', '/signout'));
    await hydrated();
    await page.evaluate(() => localStorage.setItem('theme', '{"value":"dark","exp":9000000000000000}'));
    await page.getByRole('button', { name: 'Odjavi se' }).click();
    // Not until the page has loaded: on a slow machine the toast would be gone by then.
    await page.waitForURL(addressOf('volan', '/'), { waitUntil: 'commit' });
    await page.getByText('Odjavljeni ste').waitFor();
    const kept = () => page.evaluate(() => [localStorage.getItem('theme') !== null, localStorage.getItem('history')]);
    expect(await kept()).toEqual([true, null]);
    expect(await page.locator('body').getAttribute('data-theme')).toBe('dark');
  });
});

describe('an expired session [B06, K01]', () => {
  it('says so in the language of its address, with links to sign in and to continue as a visitor', async () => {
    for (const [brand, path, title] of [
      ['volan', '/session-expired', 'Prijava je istekla'],
      ['gearlane', '/de/session-expired', 'Ihre Anmeldung ist abgelaufen'],
    ] as const) {
      const { body } = await ask(brand, path);
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]).toBe(title);
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
      expect(main.match(/<a /g)).toHaveLength(2);
    }
  });
});

describe('a call whose session the server no longer knows [K01]', () => {
  /** Answers the counting of the filter form as the server answers an old token: no call of a visitor needs one yet. */
  const answerWith = (message: string) => {
    provoked = /401/;
    return page.route('**/v3/ads?**', (route) =>
      route.fulfill({ status: 401, json: { ...failureEnvelope(new Failure('unauthenticated'), ''), message } }),
    );
  };
  const told = failureEnvelope(new Failure('unauthenticated'), '').message ?? '';

  it('leads to the page about it, in the language of the visitor', async () => {
    await open();
    await answerWith(told);
    await page.goto(addressOf('volan', '/en/catalog/vehicles'));
    await tick(page, 'gorivo', 'dizel');
    await page.waitForURL((url) => url.pathname === '/en/session-expired');
    expect(await page.locator('h1', { hasText: 'Your session has expired' }).innerText()).toBe(
      'Your session has expired',
    );
  });
});

describe('private pages', () => {
  it.runIf(isFull).each([
    ['volan', 1440],
    ['gearlane', 320],
  ] as const)('of %s have no fault that axe finds and fit into %i px', async (brand, width) => {
    await open({ viewport: { width, height: 900 }, bypassCSP: true });
    await keep({ ...two, 'credits-25': 1 });
    for (const path of ['/cart', '/session-expired', '/signout']) {
      await page.goto(addressOf(brand, path));
      await hydrated();
      if (path === '/cart') await lines(brand).waitFor();
      expect([path, await axeViolations(page)]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
