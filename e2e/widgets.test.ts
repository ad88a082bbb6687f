import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from './axeViolations.ts';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { openForeignSite, type ForeignPage, type ForeignSite } from './foreignPage.ts';
import { openBrowser } from './openBrowser.ts';
import { isFull } from '../tools/testing/isFull.ts';

/** The key that the demo makes for pages on localhost. */
const demoKey = 'pk_DemoVolanGearlane00000';

let browser: Browser;
let site: ForeignSite;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  site = await openForeignSite();
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});
afterAll(async () => {
  await site.close();
  await browser?.close();
});

const ours = () => addressOf('volan', '');
const script = (path = '/widgets/1/volan.js') => `<script type="module" async src="${ours()}${path}"></script>`;

const page = (body: string, { head = '', lang = 'sr' } = {}) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Partner</title>${script()}${head}</head><body>${body}</body></html>`;

/** A page of the partner, open in the browser, with what its console said. */
async function openPage(shown: ForeignPage, { width = 1000, before = async (_page: Page) => {} } = {}) {
  const nothing = { cookies: [], origins: [] };
  const context = await browser.newContext({ viewport: { width, height: 900 }, storageState: nothing });
  contexts.push(context);
  const opened = await context.newPage();
  const said: string[] = [];
  opened.on('console', (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()));
  opened.on('pageerror', (error) => said.push(String(error)));
  await opened.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (globalThis as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await before(opened);
  site.show(shown);
  await opened.goto(site.origin);

  return { page: opened, said };
}

const shiftOf = (opened: Page) => opened.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

/** A company with several pages of a widget. */
async function someCompany() {
  const { body } = await ask('volan', '/v3/companies?lang=rs');
  const { data } = JSON.parse(body) as { data: { slug: string; ads: number; type: string }[] };
  return data.find(({ ads, type }) => ads > 12 && type === 'dealer')?.slug ?? '';
}

describe('widgets on the pages of partners', () => {
  it('show a stock in their room, turn its pages in place, and leave no trace [M65, N05]', async () => {
    const stock = `<volan-stock key="${demoKey}" company="${await someCompany()}" rows="1" style="display:block;min-height:446px"><a href="${ours()}">Vozila</a></volan-stock><p>Posle</p>`;
    const { page: opened, said } = await openPage({ html: page(`<main><h1>Dunav</h1>${stock}</main>`) });
    const widget = opened.locator('volan-stock');
    await widget.getByRole('article').first().waitFor();
    // its fonts may move a word by a part of a pixel
    expect(await shiftOf(opened)).toBeCloseTo(0, 3);
    const first = await widget.getByRole('article').first().innerText();
    await widget.getByRole('link', { name: 'Sledeća stranica' }).click();
    await expect.poll(() => widget.getByRole('navigation').innerText()).toMatch(/^2 \//);
    expect(await widget.getByRole('article').first().innerText()).not.toBe(first);
    expect(opened.url()).toBe(`${site.origin}/`);
    // an element that is moved on the page is heard once, as before
    await widget.evaluate((element) => document.body.append(element));
    await expect.poll(() => widget.getByRole('navigation').innerText()).toMatch(/^1 \//);
    await opened.evaluate(() => {
      const heard = Object.assign(globalThis, { heard: 0 });
      document.addEventListener('volan:load', () => (heard.heard += 1));
    });
    await widget.getByRole('link', { name: 'Sledeća stranica' }).click();
    await expect.poll(() => widget.getByRole('navigation').innerText()).toMatch(/^2 \//);
    expect(await opened.evaluate(() => (globalThis as unknown as { heard: number }).heard)).toBe(1);
    const link = await widget.getByRole('article').first().getByRole('link').getAttribute('href');
    expect(link).toMatch(new RegExp(`^${ours()}/auto-oglasi/.*via=${demoKey}$`));
    expect(await axeViolations(opened)).toEqual([]);
    expect(await opened.context().cookies()).toEqual([]);
    expect(await opened.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(said).toEqual([]);
  });

  it('count while a search is filled in, tell the page, and open our list [M65]', async () => {
    const { page: opened } = await openPage({
      html: page(`<volan-search key="${demoKey}" lang="en"><a href="${ours()}">Search</a></volan-search>`),
    });
    const widget = opened.locator('volan-search');
    const button = widget.getByRole('button');
    const all = await button.innerText();
    await widget.getByRole('combobox', { name: 'Make' }).selectOption('volkswagen');
    await expect.poll(() => button.innerText()).not.toBe(all);
    await expect
      .poll(() => widget.getByRole('combobox', { name: 'Model' }).getByRole('option').count())
      .toBeGreaterThan(3);
    await widget.getByRole('combobox', { name: 'Model' }).selectOption('volkswagen.golf');
    // a page that continues by itself gets the same address
    await opened.evaluate(() => {
      const stop = (event: Event) => {
        event.preventDefault();
        document.title = (event as CustomEvent<{ href: string }>).detail.href;
      };
      document.addEventListener('volan:search', stop, { once: true });
    });
    await button.click();
    const told = new URL(await opened.title());
    expect(told.search.match(/\?/g)).toHaveLength(1);
    expect(told.searchParams.getAll('f.vozilo')).toContain('volkswagen.golf');
    await button.click();
    await opened.waitForURL(/vozilo:volkswagen\.golf/);
  });

  it.runIf(isFull)(
    'keep the filters of the partner in every search, and ask for what is open alone [M65]',
    async () => {
      const filters = 'vozilo:volkswagen;gorivo:dizel;cena:..20000';
      const { page: opened } = await openPage({
        html: page(
          `<volan-search key="${demoKey}" lang="en" filters="${filters}"><a href="${ours()}">Search</a></volan-search>`,
        ),
      });
      const widget = opened.locator('volan-search');
      await widget.getByRole('button').waitFor();
      expect(
        await widget.getByRole('combobox').evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
      ).toEqual(['f.vozilo', 'f.godiste.min']);
      await widget.getByRole('combobox', { name: 'Model' }).selectOption('volkswagen.golf');
      await expect.poll(() => widget.getByRole('button').innerText()).toMatch(/\d/);
      await widget.getByRole('button').click();
      await opened.waitForURL(/filters=/);
      const shown = new URL(opened.url()).searchParams.get('filters')?.split(';').toSorted();
      expect(shown).toEqual(['cena:..20000', 'gorivo:dizel', 'vozilo:volkswagen.golf']);
    },
  );

  it('work under a policy that allows nothing else, with trusted types, dark, in the words of the other brand', async () => {
    const from = addressOf('gearlane', '');
    const policy = `default-src 'none'; script-src ${from}; connect-src ${from}; img-src ${from}; font-src ${from}; require-trusted-types-for 'script'`;
    const html = page(
      `<volan-ads key="${demoKey}" theme="dark"><a href="${from}">Ads</a></volan-ads><volan-search key="${demoKey}" theme="dark"></volan-search>`,
      { lang: 'en' },
    ).replaceAll(ours(), from);
    const { page: opened, said } = await openPage({ html, policy });
    const ads = opened.locator('volan-ads');
    await ads.getByRole('article').first().waitFor();
    await opened.locator('volan-search').getByRole('button').waitFor();
    await expect.poll(() => ads.getByText('Ads from Gearlane').count()).toBe(1);
    const dark = await ads.getByRole('region').evaluate((part) => getComputedStyle(part).backgroundColor);
    expect(dark).toMatch(/rgb\((\d|[1-3]\d), /);
    expect(said).toEqual([]);
  });

  it.runIf(isFull)(
    'keep their looks and their width where the page takes everything away, from right to left, in 320 pixels',
    async () => {
      const head = `<style>* { all: unset } html { font-size: 40% } body, div { display: block } a { text-transform: uppercase } volan-search { --volan-accent: #0b6b3a }</style>`;
      const { page: opened } = await openPage(
        {
          html: page(
            `<div><volan-ads key="${demoKey}" lang="de"></volan-ads><volan-search key="${demoKey}" lang="de"></volan-search></div>`,
            { head, lang: 'ar" dir="rtl' },
          ),
        },
        { width: 320 },
      );
      const ads = opened.locator('volan-ads');
      await ads.getByRole('article').first().waitFor();
      expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await ads.getByRole('heading', { level: 2 }).evaluate((title) => getComputedStyle(title).direction)).toBe(
        'ltr',
      );
      expect(await ads.getByRole('region').evaluate((part) => getComputedStyle(part).fontSize)).toBe('15px');
      const button = opened.locator('volan-search').getByRole('button');
      expect(await button.evaluate((part) => getComputedStyle(part).backgroundColor)).toBe('rgb(11, 107, 58)');
    },
  );

  it.runIf(isFull)('work in a page of React 17 and follow its properties', async () => {
    const app = `<div id="app"></div><script>
      const show = (rows) => ReactDOM.render(React.createElement('volan-ads', { 'data-key': '${demoKey}', rows }), document.getElementById('app'));
      show(1); window.more = () => show(2);</script>`;
    const { page: opened } = await openPage({
      html: page(`<script src="/react.js"></script><script src="/react-dom.js"></script>${app}`),
    });
    const articles = opened.locator('volan-ads').getByRole('article');
    await expect.poll(() => articles.count()).toBe(4);
    await opened.evaluate(() => (globalThis as unknown as { more(): void }).more());
    await expect.poll(() => articles.count()).toBe(8);
  });

  it.runIf(isFull)('of two major versions work on one page', async () => {
    const html = page(
      `<volan-ads key="${demoKey}" version="1"></volan-ads><volan-ads key="${demoKey}" version="2"></volan-ads>`,
    ).replace('</head>', `${script('/widgets/2/volan.js')}</head>`);
    const { page: opened, said } = await openPage(
      { html },
      {
        async before(to) {
          await to.route('**/widgets/2/volan.js', async (route) => {
            const { body: first } = await ask('volan', '/widgets/1/volan.js');
            const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
            await route.fulfill({ headers, body: first.replace(/major:1\b/, 'major:2') });
          });
          const headers = { 'content-type': 'text/html', 'access-control-allow-origin': '*' };
          await to.route('**/widgets/v2/**', (route) => route.fulfill({ headers, body: '<b>of two</b>' }));
        },
      },
    );
    await opened.locator('volan-ads').nth(0).getByRole('article').first().waitFor();
    await opened.locator('volan-ads').nth(1).getByText('of two').waitFor();
    expect(said).toEqual([]);
  });

  /** Others than the first say so in `Elements.stories.tsx`, too. */
  const broken = [
    ['broken filters', `key="${demoKey}" filters="vozilo"`, /has an attribute that cannot be read/],
    ['a key that nobody knows', `key="pk_0000000000000000000000"`, /has no key, or one that nobody knows/],
    ['no key', '', /has no key, or one that nobody knows/],
    ['a filter that names nothing', `key="${demoKey}" filters="godina:2018.."`, /a filter that does not exist/],
    ['a company that is gone', `key="${demoKey}" company="nobody-at-all"`, /does not exist/],
  ] as const;
  it.each(isFull ? broken : broken.slice(0, 1))(
    'leave the link of the partner and say why in one line for %s',
    async (_what, attributes, sentence) => {
      const name = attributes.includes('company') ? 'volan-stock' : 'volan-ads';
      let asked = 0;
      const { page: opened, said } = await openPage(
        { html: page(`<${name} ${attributes}><a href="${ours()}">Naša vozila</a></${name}>`) },
        {
          before: async (to) =>
            void to.on('request', (request) => (asked += request.url().includes('/widgets/v1/') ? 1 : 0)),
        },
      );
      await expect.poll(() => said.filter((line) => sentence.test(line)).length).toBe(1);
      await expect.poll(() => opened.getByRole('link', { name: 'Naša vozila' }).isVisible()).toBe(true);
      expect(asked).toBe(1);
      if (name === 'volan-stock') return;

      // a page that mends it by script needs no reload, and one that breaks it shows nothing old
      const widget = opened.locator(name);
      await widget.evaluate((element, key) => {
        element.setAttribute('key', key);
        element.removeAttribute('filters');
      }, demoKey);
      await widget.getByRole('article').first().waitFor();
      await widget.evaluate((element) => element.setAttribute('filters', 'vozilo:nobody'));
      await expect.poll(() => opened.getByRole('link', { name: 'Naša vozila' }).isVisible()).toBe(true);
      expect(await widget.getByRole('article').count()).toBe(0);
    },
  );

  it.runIf(isFull)(
    'say once that they are offline, keep the link meanwhile, and come when the browser is online again',
    async () => {
      const { page: opened, said } = await openPage({
        html: page(`<main style="background:#111"></main>`),
      });
      await opened.waitForFunction(() => customElements.get('volan-ads') !== undefined);
      await opened.context().setOffline(true);
      const link = `<a href="${ours()}">Naša vozila</a>`;
      await opened
        .locator('main')
        .evaluate(
          (main, html) => (main.innerHTML = html),
          ['dark', 'light'].map((theme) => `<volan-ads key="${demoKey}" theme="${theme}">${link}</volan-ads>`).join(''),
        );
      const lines = () => said.filter((line) => /cannot be loaded at the moment/.test(line)).length;
      await expect.poll(lines).toBe(2);
      expect(await opened.getByRole('link', { name: 'Naša vozila' }).first().isVisible()).toBe(true);
      await opened.context().setOffline(false);
      for (const index of [0, 1]) {
        await opened.locator('volan-ads').nth(index).getByRole('article').first().waitFor();
      }
      expect(lines()).toBe(2);
    },
  );

  it('leave the link of the partner where the script is blocked, the server away or the domain foreign', async () => {
    const html = page(`<volan-ads key="${demoKey}"><a href="${ours()}">Naša vozila</a></volan-ads>`);
    const blocked = await openPage({ html, policy: "script-src 'none'" });
    expect(await blocked.page.getByRole('link', { name: 'Naša vozila' }).isVisible()).toBe(true);
    const away = await openPage(
      { html },
      { before: async (to) => void (await to.route('**/widgets/v1/**', (route) => route.abort())) },
    );
    await away.page.locator('volan-ads').waitFor();
    expect(await away.page.getByRole('link', { name: 'Naša vozila' }).isVisible()).toBe(true);
    const foreign = await ask('volan', `/widgets/v1/ads?key=${demoKey}`, { origin: 'https://foreign.example' });
    expect([foreign.status, foreign.body]).toEqual([403, '{"problem":"foreign-domain"}']);
  });
});

describe('a grid of twelve ads', () => {
  it('weighs at most 25 KiB with its script and styles, without pictures and the fonts of the brand [M65]', async () => {
    const grid = `/widgets/v1/ads?key=${demoKey}&brand=volan&lang=en&rows=4`;
    const [script, html] = await Promise.all([
      ask('volan', '/widgets/1/volan.js'),
      ask('volan', grid, { origin: 'http://localhost' }),
    ]);
    expect(html.body.match(/<article/g)?.length).toBe(12);
    const weight = [script, html].reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
    expect(weight).toBeLessThanOrEqual(25 * 1024);
  });
});

describe('the script of the widgets', () => {
  it('is kept for ever under its version, and for an hour under its major; other sites may run it', async () => {
    const [newest, pinned] = await Promise.all(
      ['1', '1.0.0'].map((version) => ask('volan', `/widgets/${version}/volan.js`)),
    );
    expect(newest?.headers['cache-control']).toBe('public, max-age=3600');
    expect(pinned?.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});
