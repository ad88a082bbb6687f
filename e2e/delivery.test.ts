import { chromium, type Browser, type Page } from 'playwright-core';
import { pages, routes } from '../packages/domain-rules/src/index.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumArguments } from '../tools/chromium/chromiumArguments.ts';
import { findChromium } from '../tools/chromium/findChromium.ts';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { openSql, someAds } from './sql.ts';
import { withoutWebFonts } from './withoutWebFonts.ts';
import { isFull } from '../tools/testing/isFull.ts';

/** The measurements of a document about itself. */
interface Seen {
  persisted: boolean | null;
  transition: boolean | null;
  shift: number;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

let browser: Browser;
let page: Page;
let adPath: string;
beforeAll(async () => {
  const sql = openSql();
  const { id, slug } = await someAds(sql);
  adPath = `/auto-oglasi/${id}/${slug}`;
  await sql.end();
  // Tests switch the back/forward cache off, and a Chromium without windows has none; visitors have it.
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser?.close());

function watch() {
  window.seen = { persisted: null, transition: null, shift: 0 };
  addEventListener('pagereveal', (event) => {
    window.seen.transition = event.viewTransition !== null;
  });
  addEventListener('pageshow', ({ persisted }) => {
    window.seen.persisted = persisted;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      window.seen.shift += entry.hadRecentInput ? 0 : entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function open(more: Parameters<Browser['newPage']>[0] = {}) {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...more });
  await page.addInitScript(watch);
}
beforeEach(() => open());
afterEach(() => page.close());

const seen = () => page.evaluate(() => window.seen);

/** Goes back or forward as the browser's own buttons do. A restored document fires no load event. */
async function travel(way: 'back' | 'forward', path: string | null) {
  const there = page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await page.evaluate((to) => void setTimeout(() => history[to]()), way);
  await there;
}

const list = '/catalog/vehicles';
const firstCard = () => page.locator('main article a[href*="-oglasi/"]').first();

describe('going on and back', () => {
  const brand = 'volan';

  it('comes back to the very document that was left, from the back/forward cache', async () => {
    // Three seconds after a first page a service worker comes, and the pages that it claims leave that cache.
    await page.close();
    await open({ serviceWorkers: 'block' });
    await page.goto(addressOf(brand, list));
    expect((await seen()).persisted).toBe(false);
    const address = await firstCard().getAttribute('href');
    await firstCard().click();
    await page.waitForURL(/-oglasi\//);
    await travel('back', list);
    await expect.poll(async () => (await seen()).persisted).toBe(true);
    await travel('forward', address);
    await expect.poll(async () => (await seen()).persisted).toBe(true);
  });

  it('fetches a page ahead when the pointer rests on its link', async () => {
    await page.goto(addressOf(brand, list), { waitUntil: 'load' });
    const session = await page.context().newCDPSession(page);
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve());
    await session.send('Preload.enable');
    await firstCard().hover();
    await ready;
    await firstCard().click();
    await page.waitForURL(/-oglasi\//);
    const way = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType);
    expect(await page.evaluate(way)).toEqual(['navigational-prefetch']);
  });
});

/** Paths of those links of this markup, put into a page, that the browser is ready to fetch ahead. */
async function readyToFetch(links: string) {
  const session = await page.context().newCDPSession(page);
  const faults: (string | undefined)[] = [];
  let ready: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => faults.push(ruleSet.errorType));
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: all }) => {
    ready = all.map(({ key }) => new URL(key.url)).map(({ pathname, search, hash }) => pathname + search + hash);
  });
  await session.send('Preload.enable');
  const last = '/catalog/the-last-link';
  await page.locator('main').evaluate((main, markup) => {
    main.innerHTML = markup;
  }, `${links}<a href="${last}">last</a>`);
  await expect.poll(() => ready).toContain(last);
  expect(faults.filter(Boolean)).toEqual([]);
  const here = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  return here.filter((path) => path !== last && ready.includes(String(path)));
}

describe('what a browser may fetch ahead', () => {
  const forEverybody = [
    '/catalog/vehicles?page=2',
    '/de/catalog/vehicles',
    '/auto-oglasi/1/opel-astra',
    '/companies',
    '/companies/edition-one',
    '/models/new-holland',
    '/compare?ids=1',
  ];
  const forOneReader = pages
    .filter((name) => routes[name].delivery === 'private')
    .flatMap((name) => [routes[name].serbian, routes[name].english])
    .map((path) => path.replaceAll(/\{\w+\}/g, 'mine'));
  const noPages = ['/v3/ads?page=1', '/img/12?w=320', '/_next/image?url=%2Fimg%2F1&w=640', '/api/geo'];

  beforeEach(() => page.goto(addressOf('volan', '/companies'), { waitUntil: 'load' }));

  it('is pages for everybody, and nothing that is made for one visitor or is no page', async () => {
    const below = forOneReader.flatMap((path) => [
      path,
      `/de${path}`,
      `${path}/below`,
      `${path}?page=2`,
      `${path}#top`,
    ]);
    const links = [...forEverybody, ...below, ...noPages].map((path) => `<a href="${path}">${path}</a>`);
    expect(await readyToFetch(links.join(' '))).toEqual(forEverybody);
  });

  it('is nothing that is marked as private, as a file, or as not to be followed', async () => {
    const links = `<a data-private href="/one">1</a>
      <p data-private><a href="/two">2</a></p>
      <a download href="/three">3</a>
      <a rel="nofollow noopener" href="/four">4</a>
      <a rel="noopener" href="/five">5</a>`;
    expect(await readyToFetch(links)).toEqual(['/five']);
  });
});

describe.runIf(isFull)('between two documents', () => {
  it.each([
    ['moves softly', 'no-preference', true],
    ['does not move for visitors who asked for less motion', 'reduce', false],
  ] as const)('the page %s', async (_, reducedMotion, moves) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(addressOf('gearlane', list));
    await firstCard().click();
    await page.waitForURL(/-oglasi\//);
    await expect.poll(async () => (await seen()).transition).toBe(moves);
  });
});

describe('a page that loads', () => {
  const looks = [['list', 390] as const, ...(isFull ? [['ad', 1440] as const] : [])];
  it.each(looks)('does not shift, and loads its first picture before all others: %s, %i wide', async (kind, width) => {
    const path = kind === 'list' ? list : adPath;
    await page.close();
    await open({ viewport: { width, height: 900 }, bypassCSP: true });
    await withoutWebFonts(page, 'gearlane', path);
    await page.goto(addressOf('gearlane', path), { waitUntil: 'load' });
    await page.locator('x-island[data-name=theme] input').first().focus();
    const pictures = await page
      .locator('main img[src*="/img/"]')
      .evaluateAll((all) => all.map((each) => [each.getAttribute('loading'), each.getAttribute('fetchpriority')]));
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter(([, priority]) => priority === 'high')).toEqual([['eager', 'high']]);
    expect(pictures.slice(1).every(([loading]) => loading === 'lazy')).toBe(true);
    // A busy browser draws a document before its end, where a row's last part still misses: up to 0.011 was seen.
    expect((await seen()).shift).toBeLessThan(0.02);
  });
});

describe('a first tap before the page is waitForHydration, on a phone four times slower', () => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
  });

  it('waits for its part and is then done: the lightbox opens', async () => {
    await page.goto(addressOf('gearlane', adPath), { waitUntil: 'commit' });
    const button = page.locator('x-island[data-name=gallery] button[type=button]').first();
    // Pressed until somebody hears; asked in a second call, the part might be hydrated by then.
    const press = (each: HTMLButtonElement) => {
      each.click();
      return each.getAttribute('aria-busy');
    };
    await expect.poll(() => button.evaluate(press)).toBe('true');
    await page.locator('dialog[open]').waitFor();
    // A press before the first script opens it natively, so the busy one may end later than it opens.
    await expect.poll(() => button.getAttribute('aria-busy'), { timeout: 10_000 }).toBeNull();
  });

  it.runIf(isFull)('on a choice is kept, and heard once the part is hydrated', async () => {
    await page.goto(addressOf('gearlane', list), { waitUntil: 'commit' });
    const dark = page.locator('x-island[data-name=theme] input[value=dark]');
    await dark.evaluate((each: HTMLInputElement) => each.click());
    await expect.poll(() => page.locator('body').getAttribute('data-theme'), { timeout: 10_000 }).toBe('dark');
  });
});

describe.runIf(isFull)('the lightbox', () => {
  it('answers a press with a plain ground, and its pictures follow in the next one', async () => {
    await page.goto(addressOf('gearlane', adPath), { waitUntil: 'load' });
    const seen = await page.locator('#gallery-lightbox').evaluate(async (dialog: HTMLDialogElement) => {
      const slide = dialog.querySelector('ul img');
      const frames: (boolean | undefined)[] = [];
      dialog.showModal();
      while (frames.length < 60 && frames.at(-1) !== true) {
        await new Promise(requestAnimationFrame);
        frames.push(slide?.checkVisibility());
      }
      const { backgroundColor, backgroundImage } = getComputedStyle(dialog);

      return { first: frames[0], last: frames.at(-1), backgroundColor, backgroundImage };
    });
    expect(seen).toEqual({
      first: false,
      last: true,
      // Nothing shines through and no picture is laid over it: browsers fill it at once.
      backgroundColor: 'color(srgb 0.0588235 0.0588235 0.0588235)',
      backgroundImage: 'none',
    });
  });
});

describe('Back on the page of an ad', () => {
  it('closes the lightbox first, and leaves the page next, however the lightbox was closed', async () => {
    await page.goto(addressOf('gearlane', list), { waitUntil: 'load' });
    await page.goto(addressOf('gearlane', adPath), { waitUntil: 'load' });
    const lightbox = page.locator('#gallery-lightbox[open]');
    const entry = () => page.evaluate(() => history.state as { openLayers?: string[] } | null);
    const open = async () => {
      await page.locator('x-island[data-name=gallery] button[type=button]').first().click();
      await lightbox.waitFor();
      await expect.poll(entry).toMatchObject({ openLayers: ['gallery-lightbox'] });
    };
    const back = () => page.evaluate(() => history.back());
    await open();
    await back();
    await lightbox.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(adPath);
    await open();
    await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'detached' });
    await expect.poll(async () => (await entry())?.openLayers).toBeUndefined();
    await back();
    // Out of the back/forward cache there is no load to wait for.
    await expect.poll(() => page.url()).toBe(addressOf('gearlane', list));
  });
});

describe('Back on a phone', () => {
  const openLayers = () =>
    page.evaluate(() => (history.state as { openLayers?: string[] } | null)?.openLayers?.length ?? 0);
  const isOpen = (id: string) => page.locator(`#${id}:popover-open`).count();
  const back = () => page.evaluate(() => void setTimeout(() => history.back()));
  const openSheet = async (id: string) => {
    await page.locator(`button[popovertarget=${id}]:visible`).first().click();
    await expect.poll(openLayers).toBe(1);
  };
  beforeEach(async () => {
    await page.close();
    await open({ viewport: { width: 390, height: 844 } });
    await page.goto(addressOf('gearlane', '/'), { waitUntil: 'load' });
    // the card about cookies lies over the button of the filters until it is answered
    await page.locator('[data-edge-bar] button').first().click();
    await page.goto(addressOf('gearlane', list), { waitUntil: 'load' });
  });

  it.each(isFull ? ['filters', 'site-menu'] : ['filters'])(
    'closes the sheet "%s" first, and the page stays',
    async (id) => {
      await openSheet(id);
      await back();
      await expect.poll(() => isOpen(id)).toBe(0);
      expect(page.url()).toBe(addressOf('gearlane', list));
      await openSheet(id);
      await page.keyboard.press('Escape');
      await expect.poll(openLayers).toBe(0);
      await back();
      await expect.poll(() => page.url()).toBe(addressOf('gearlane', '/'));
    },
  );

  it('is caught by no sheet that a filter was chosen or a link was followed in', async () => {
    await openSheet('filters');
    await page.locator('#filters input[name="f.cena.max"]').fill('9000');
    await page.locator('#filters button[type=submit]:visible').last().click();
    await expect.poll(() => page.url()).toContain('cena:..9000');
    await back();
    await expect.poll(() => page.url()).toBe(addressOf('gearlane', list));
    await expect.poll(openLayers).toBe(0);
    await openSheet('site-menu');
    await page.locator('#site-menu a[href$="/companies"]:visible').first().click();
    await expect.poll(() => page.url()).toContain('/companies');
    await back();
    await expect.poll(() => page.url()).toBe(addressOf('gearlane', list));
    await expect.poll(openLayers).toBe(0);
    await back();
    await expect.poll(() => page.url()).toBe(addressOf('gearlane', '/'));
  });
});

describe('every public page', () => {
  it('may be kept by the browser for the way back', async () => {
    for (const path of [list, adPath, '/']) {
      const { status, headers } = await ask('gearlane', path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  it.runIf(isFull)('listens to no unload', async () => {
    await page.addInitScript(() => {
      const add = window.addEventListener.bind(window);
      const refuse = (type: string) => {
        if (/unload/.test(type)) {
          document.documentElement.dataset['unload'] = type;
        }
      };
      window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        refuse(type);
        add(type, listener, options as AddEventListenerOptions);
      };
    });
    await page.goto(addressOf('gearlane', adPath), { waitUntil: 'load' });
    await page.locator('x-island[data-name=theme] input').first().click({ force: true });
    expect(await page.locator('html').getAttribute('data-unload')).toBeNull();
  });
});

describe('the JavaScript of a buyer page', () => {
  /** Scripts that came so far, in KiB as they were sent. */
  const scripts = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1024,
    );

  const budgets = [
    // Its gallery and the phone button hydrate as well.
    ['ad', 105],
    ['home', 89],
    // It tells that its ads were shown.
    ['list', 91],
  ] as const;
  it.each(isFull ? budgets : budgets.slice(0, 1))(
    'loads no scripts by itself, and little on a first visit: %s, at most %i KiB',
    async (kind, most) => {
      await page.addInitScript(() => {
        addEventListener('load', () => {
          const early = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
          document.documentElement.dataset['scriptsByLoad'] = String(early.length);
        });
      });
      await page.goto(addressOf('gearlane', { home: '/', list, ad: adPath }[kind] ?? ''));
      // The consent bar is the last thing that appears without a press.
      await page.locator('[data-edge-bar] button').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('html').getAttribute('data-scripts-by-load')).toBe('0');
      const sent = await scripts();
      expect(sent).toBeGreaterThan(50);
      expect(sent).toBeLessThanOrEqual(most);
    },
  );
});

/** How the bar of the page and all in it are drawn. */
const looksOfBar = () =>
  page.locator('#bar').evaluate((bar) =>
    [bar, ...bar.querySelectorAll('*')].map((part) => {
      const style = getComputedStyle(part);
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    }),
  );

/** Pages with a search over a picture, with pictures, and with little. */
const beginnings: readonly [string, 'volan' | 'gearlane', () => string][] = [
  ['home', 'volan', () => '/'],
  ['an ad', 'gearlane', () => adPath],
  ['a missing page', 'volan', () => '/nothing-here'],
];

describe.runIf(isFull)('the beginning of a page', () => {
  it.each(beginnings)(
    'is drawn as the whole page will draw it, when only its bar is read: %s of %s',
    async (_, brand, path) => {
      await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
      await page.route('**/*.woff2', (route) => route.abort());
      const address = addressOf(brand, path());
      await page.goto(address);
      const whole = await looksOfBar();
      expect(whole.length).toBeGreaterThan(5);
      const { body: html } = await ask(brand, path());
      const end = html.indexOf('</header>');
      expect(html.slice(0, end)).toContain('<link rel="expect" href="#bar" blocking="render">');
      expect(html.slice(end)).toMatch(/^<\/header><style>/);
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }));
      await page.goto(address);
      expect(await looksOfBar()).toEqual(whole);
    },
  );
});
