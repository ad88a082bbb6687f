import type { Browser, BrowserContext, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { cachesKept, keptIn, openReader, openWithWorker, pagesKept } from './offlineReader.ts';
import { openBrowser } from './openBrowser.ts';
import { openOwnProcesses, type OwnProcesses } from './ownProcesses.ts';
import { resetRateLimits, signUp } from './people.ts';
import { openSql, someAds } from './sql.ts';
import { waitForHydration } from './waitForHydration.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let sql: postgres.Sql;
let adPath: string;
/** The make in the address and title of that ad. */
let make: string;
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  sql = openSql();
  const { id, slug } = await someAds(sql);
  adPath = `/auto-oglasi/${id}/${slug}`;
  make = slug.split('-')[0] ?? '';
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});
beforeEach(async () => {
  ({ context, page, faults } = await openReader(browser));
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

const list = '/catalog/vehicles';
const soon = { timeout: 30_000 };
const heading = async () => (await page.locator('h1').textContent())?.toLowerCase();

describe('the service worker', () => {
  it('comes after the page has loaded, by a path with its version, for the whole host [J97]', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/sw.js') && asked.push(request.url()));
    let atLoad = -1;
    page.on('load', () => (atLoad = asked.length));
    await openWithWorker(page, addressOf('volan', list));
    expect(atLoad).toBe(0);
    const { scope, script } = await page.evaluate(async () => {
      const found = await navigator.serviceWorker.ready;
      return { scope: found.scope, script: found.active?.scriptURL ?? '' };
    });
    expect(new URL(scope).pathname).toBe('/');
    expect(script).toContain('1.0018');
    const { headers } = await ask('volan', '/sw.js?v=1.0018');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.runIf(isFull)('that a browser refuses leaves the page as it is [K07]', async () => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = async () => {
        Reflect.set(window, 'refused', true);
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto(addressOf('volan', list));
    await page.waitForFunction(() => 'refused' in window, null, { timeout: 30_000 });
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
  });

  it.runIf(isFull)('lets pages be fetched ahead and come back as they were', async () => {
    await openWithWorker(page, addressOf('volan', list));
    await page.goto(addressOf('volan', `${list}?page=2`));
    const link = page.locator('main article a').first();
    const ahead = page.waitForResponse((response) => response.url().includes('-oglasi/'));
    await link.hover();
    await ahead;
    await link.click();
    await page.waitForURL(/-oglasi\//);
    const delivery = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
    );
    expect(delivery).toBe('navigational-prefetch');
    await page.evaluate(() => addEventListener('pageshow', () => {}));
    await page.goBack();
    await page.waitForURL(/page=2/);
    expect(
      await page.evaluate(
        () =>
          (performance.getEntriesByType('navigation')[0] as unknown as { notRestoredReasons: unknown })
            .notRestoredReasons,
      ),
    ).toBeNull();
  });
});

describe('without a connection', () => {
  const brand = 'gearlane';
  const own = { html: 'en', offline: 'you are offline', compare: 'Compare' };

  it('shows an ad that was read, with its pictures and scripts [N13]', async () => {
    await openWithWorker(page, addressOf(brand, list));
    await page.goto(addressOf(brand, adPath));
    const first = page.locator('main img').first();
    await expect.poll(() => pagesKept(page), soon).toContain(adPath);
    await expect.poll(async () => (await keptIn(page))['offline-pictures']?.length ?? 0, soon).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.reload();
    expect(await heading()).toContain(make);
    expect(await first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  });

  it('says so on any other page, in the language of its address, and continues when the connection is back', async () => {
    await openWithWorker(page, addressOf(brand, list));
    await page.goto(addressOf(brand, `/de${list}`));
    await expect.poll(async () => Object.values(await keptIn(page)).flat(), soon).toContain('/de/offline');
    await context.setOffline(true);
    await page.goto(addressOf(brand, '/companies'));
    expect([await page.locator('html').getAttribute('lang'), await heading()]).toEqual([own.html, own.offline]);
    await page.goto(addressOf(brand, '/de/companies'));
    expect([await page.locator('html').getAttribute('lang'), await heading()]).toEqual(['de', 'keine verbindung']);
    expect(new URL(page.url()).pathname).toBe('/de/companies');
    await context.setOffline(false);
    await page.locator('main a[href=""]').click();
    await expect.poll(() => heading(), soon).not.toBe('keine verbindung');
  });

  it('lists the ads of the history and opens them [N13]', async () => {
    await openWithWorker(page, addressOf(brand, list));
    await page.goto(addressOf(brand, adPath));
    await page.waitForFunction((path) => (localStorage.getItem('history') ?? '').includes(path), adPath);
    await expect.poll(() => pagesKept(page), soon).toContain(adPath);
    await expect.poll(async () => Object.values(await keptIn(page)).flat(), soon).toContain('/history');
    await context.setOffline(true);
    await page.goto(addressOf(brand, '/companies'));
    await page.locator(`#saved`).waitFor(soon);
    await page.goto(addressOf(brand, '/history'));
    await page.locator(`main a[href$="${adPath}"]`).first().click(soon);
    await page.waitForURL(`**${adPath}`);
    expect(await heading()).toContain(make);
  });

  it.runIf(isFull)('shows the comparison that was made [N13]', async () => {
    const [row] = await sql`select category_id from ad where id = ${Number(adPath.split('/')[2])}`;
    const comparison = `/compare-ads/${String(row?.['category_id'])}`;
    await openWithWorker(page, addressOf(brand, adPath));
    await page.locator('button[aria-pressed]').filter({ hasText: own.compare }).first().click();
    await page.waitForFunction(() => (localStorage.getItem('compare') ?? '').includes('"ids":['));
    await page.goto(addressOf(brand, comparison));
    await page.locator('main').getByText(new RegExp(make, 'i')).first().waitFor(soon);
    await expect.poll(() => pagesKept(page), soon).toContain(comparison);
    await context.setOffline(true);
    await page.reload();
    await page.locator('main').getByText(new RegExp(make, 'i')).first().waitFor(soon);
  });
});

describe('the ads that a user saved [N13]', () => {
  it('are listed and read without a connection, and go when they sign out', async () => {
    await resetRateLimits();
    await signUp(context, 'volan');
    await openWithWorker(page, addressOf('volan', list));
    await waitForHydration(page);
    await page.locator('main button[form=favourite]').first().click();
    await expect.poll(() => pagesKept(page), soon).toContainEqual(expect.stringMatching(/-oglasi\//));
    const [saved = ''] = await pagesKept(page);
    await context.setOffline(true);
    await page.goto(addressOf('volan', '/profile/favourites'));
    await page.locator(`section[aria-labelledby=favourites] a[href="${saved}"]`).first().click(soon);
    await page.waitForURL(`**${saved}`);
    expect(await heading()).not.toBe('nema veze');
    await context.setOffline(false);
    await page.goto(addressOf('volan', '/signout'));
    await page.getByRole('button', { name: 'Odjavi se' }).click();
    await page.waitForURL(addressOf('volan', '/'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favourite-ads')), soon).toBeNull();
    await context.setOffline(true);
    await page.goto(addressOf('volan', saved));
    expect(await heading()).toBe('nema veze');
  }, 120_000);
});

describe('what one visitor sees', () => {
  it('is never kept: nothing of somebody who is signed in', async () => {
    await openWithWorker(page, addressOf('volan', list));
    await context.addCookies([{ name: 'user', value: '1', url: addressOf('volan', '/') }]);
    await page.goto(addressOf('volan', adPath));
    await page.waitForLoadState('networkidle');
    expect(await pagesKept(page)).toEqual([]);
    expect((await keptIn(page))['offline-pictures'] ?? []).toEqual([]);
  });

  it.runIf(isFull)('is never kept: no private page, which is the offline page without a connection', async () => {
    await openWithWorker(page, addressOf('volan', list));
    await page.goto(addressOf('volan', '/cart'));
    expect(Object.values(await keptIn(page)).flat()).not.toContain('/cart');
    await context.setOffline(true);
    await page.goto(addressOf('volan', '/cart'));
    expect(await heading()).toBe('nema veze');
  });

  it('goes when they sign out', async () => {
    await openWithWorker(page, addressOf('volan', list));
    await page.goto(addressOf('volan', adPath));
    await expect.poll(() => pagesKept(page), soon).toContain(adPath);
    await page.goto(addressOf('volan', '/signout'));
    const read = async () => (await cachesKept(page)).filter((name) => name.startsWith('offline-p'));
    await expect.poll(read, soon).toEqual([]);
  });
});

describe.runIf(isFull)('a new build', () => {
  let processes: OwnProcesses;
  beforeAll(() => {
    processes = openOwnProcesses();
  });
  afterAll(() => processes.end());

  const buildsKept = async () => [
    ...new Set((await cachesKept(page)).flatMap((name) => /^offline-ahead-(.+)$/.exec(name)?.[1] ?? [])),
  ];

  /** The worker requests the files that it caches in advance once the page has loaded. */
  const hasKeptAhead = async () => Object.values(await keptIn(page)).some((paths) => paths.includes('/history'));

  /**
   * Opens a page and waits until it asks for nothing more. Under a driver of tests, Chromium never lets a worker go
   * that is asked for something in the moment in which the next one takes over, and the page hangs; without one it is
   * let go half a minute later.
   */
  const openAndRest = async (address: string) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect.poll(hasKeptAhead, soon).toBe(true);
  };

  /** Lets the browser look now for a new worker, which it does at its leisure. */
  const lookForNewWorker = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

  it('takes over at once without a reload, keeps what was read, and the build before the last goes', async () => {
    const { api } = inject('stack');
    let web = await processes.web(api, 'main.ts', { env: { BUILD_ID: 'one' } });
    const { port } = web;
    const at = (path: string) => `http://volan.localhost:${port}${path}`;
    await web.start();
    await openWithWorker(page, at(list));
    await page.goto(at(adPath));
    await expect.poll(() => pagesKept(page), soon).toContain(adPath);
    expect(await buildsKept()).toEqual(['one']);

    /** Puts another build in its place, while a page is open. */
    const replaceBy = async (build: string) => {
      await openAndRest(at(list));
      await page.evaluate(() => {
        navigator.serviceWorker.addEventListener('controllerchange', () => Reflect.set(window, 'takenOver', true));
      });
      await web.kill();
      web = await processes.web(api, 'main.ts', { port, env: { BUILD_ID: build } });
      await web.start();
      await lookForNewWorker();
      await expect.poll(async () => (await buildsKept()).at(-1), soon).toBe(build);
      // Nobody is thrown out of the page that they read: a page of its own would know nothing of it.
      await page.waitForFunction(() => 'takenOver' in window, null, soon);
    };
    await replaceBy('two');
    await context.setOffline(true);
    await page.goto(at(adPath));
    expect(await heading()).toContain(make);
    await context.setOffline(false);
    await replaceBy('three');
    await expect.poll(() => buildsKept(), soon).toEqual(['two', 'three']);
    // Three servers are started, and beside other journeys each takes its time.
  }, 120_000);

  it('without a worker takes the old one away with all that it kept, and it stays away (docs/operating.md)', async () => {
    const { api } = inject('stack');
    let web = await processes.web(api, 'main.ts');
    const { port } = web;
    const at = (path: string) => `http://volan.localhost:${port}${path}`;
    await web.start();
    await openWithWorker(page, at(list));

    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // The work that a page does after its load is delayed by the test: before the old worker has gone it would prove
    // nothing.
    await page.addInitScript(() => {
      const later: (() => void)[] = [];
      const asked: Promise<unknown>[] = [];
      const wait = window.setTimeout.bind(window);
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      Object.assign(window, {
        setTimeout: (work: () => void, ms?: number) => (ms === 3000 ? later.push(work) : wait(work, ms)),
        standsNow: async () => {
          later.forEach((work) => work());
          await Promise.all(asked);
          return later.length;
        },
      });
      navigator.serviceWorker.register = (...what) => {
        const registration = register(...what);
        asked.push(registration);
        return registration;
      };
    });
    const standsNow = () =>
      page.evaluate(() => (window as unknown as { standsNow: () => Promise<number> }).standsNow());

    await openAndRest(at(list));
    await web.kill();
    web = await processes.web(api, 'main.ts', { port, env: { SERVICE_WORKER: 'off' } });
    await web.start();
    await lookForNewWorker();
    await expect.poll(workers, soon).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await standsNow()).toBeGreaterThan(0);
    expect(await workers()).toBe(0);

    await page.goto(at(adPath), { waitUntil: 'load' });
    expect(await heading()).toContain(make);
    expect(await standsNow()).toBeGreaterThan(0);
    await expect.poll(workers, soon).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  }, 120_000);
});
