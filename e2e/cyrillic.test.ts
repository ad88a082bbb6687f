import type { Browser, BrowserContext, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { tick } from './filterForm.ts';
import { openBrowser } from './openBrowser.ts';
import { readHead } from './readHead.ts';
import { openSql, someAds } from './sql.ts';

let browser: Browser;
let sql: postgres.Sql;
let ad: { id: number; slug: string };
beforeAll(async () => {
  sql = openSql();
  ad = await someAds(sql);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await sql.end();
});

const inCyrillic = { cookie: 'script=cyrl' };
const list = '/catalog/vehicles';
const cyrillicLetters = /\p{Script=Cyrillic}/u;

/** The way to the page of an ad, whatever its kind. */
async function askAd(headers: NodeJS.Dict<string> = {}, host: 'volan' | 'gearlane' = 'volan') {
  const asked = await ask(host, host === 'volan' ? `/detalji-oglasa/${ad.id}` : `/ad-details/${ad.id}`, headers);
  return asked.status === 301 ? ask(host, asked.location ?? '', headers) : asked;
}

describe('the script of Serbian', () => {
  let context: BrowserContext;
  let page: Page;
  const open = async (options: Parameters<Browser['newContext']>[0] = {}) => {
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    page = await context.newPage();
  };
  afterEach(() => context?.close());

  const choose = (name: string) =>
    Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).click()]);
  const language = () => page.locator('html').getAttribute('lang');
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'script');

  it('is chosen at the foot of a page, without JavaScript, and stays on the page', async () => {
    await open({ javaScriptEnabled: false });
    await page.goto(addressOf('volan', `${list}?page=2`));
    await choose('Ћирилица');
    expect(page.url()).toBe(addressOf('volan', `${list}?page=2`));
    expect(await language()).toBe('sr-Cyrl');
    expect(await page.locator('h1').textContent()).toBe('Аутомобили');
    const cookie = await kept();
    expect(cookie).toMatchObject({ name: 'script', value: 'cyrl', domain: '.volan.localhost', path: '/' });
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
    await choose('Latinica');
    expect(await language()).toBe('sr-Latn');
    expect(await kept()).toBeUndefined();
  });

  it('reaches the texts that islands make in the browser', async () => {
    await open();
    await context.addCookies([{ name: 'script', value: 'cyrl', url: addressOf('volan', '/') }]);
    await page.goto(addressOf('volan', list));
    const submit = page.getByRole('button', { name: /^Прикажи [\d.]+ оглас/ }).first();
    const before = await submit.textContent();
    await tick(page, 'gorivo', 'dizel');
    await expect.poll(() => submit.textContent(), { timeout: 10_000 }).not.toBe(before);
    expect(await submit.textContent()).toMatch(/^Прикажи [\d.]+ оглас/);
  });

  it('changes nothing for readers without the cookie, and has its own place in the cache', async () => {
    const path = `${list}?page=3`;
    const latin = await ask('volan', path);
    const other = await ask('volan', path, inCyrillic);
    const again = await ask('volan', path);
    expect([latin.body.includes('lang="sr-Latn"'), other.body.includes('lang="sr-Cyrl"')]).toEqual([true, true]);
    expect([again.headers['etag'], again.body.length]).toEqual([latin.headers['etag'], latin.body.length]);
    expect(again.headers['cache-status']).toContain('hit');
    expect((await ask('volan', path, inCyrillic)).headers['cache-status']).toContain('hit');
    expect([latin.headers['vary'], other.headers['vary']]).toEqual(['accept-encoding', 'accept-encoding, cookie']);
    const known = await ask('volan', path, { ...inCyrillic, 'if-none-match': String(latin.headers['etag']) });
    expect(known.status).toBe(200);
  });

  it('leaves what machines read in Latin, under the same address', async () => {
    const [latin, other] = [await askAd(), await askAd(inCyrillic)];
    const [facts, same] = [readHead(latin.body), readHead(other.body)];
    expect(same.canonical).toEqual(facts.canonical);
    expect(same.alternates).toEqual(facts.alternates);
    expect(same.facts).toEqual(facts.facts);
    expect(same.image).toBe(facts.image);
  });

  it('keeps makes, models, units and words of sellers in Latin', async () => {
    const { body } = await ask('volan', list, inCyrillic);
    const text = body.slice(body.indexOf('<main')).replace(/<!-- -->/g, '');
    const rows = await sql<{ title: string }[]>`select title from brand where status = 1`;
    const shown = rows.filter(({ title }) => text.includes(`>${title}<`));
    expect(shown.length).toBeGreaterThan(5);
    const titles = [...text.matchAll(/<h3[^>]*>.*?<a[^>]*>([^<]+)</g)].map(([, title = '']) => title);
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((title) => cyrillicLetters.test(title))).toEqual([]);
    expect(text).toMatch(/\d\u00a0km</);
    expect(text).toMatch(/\d\u00a0kW \(\d+\u00a0KS\)/);
  });

  it('is offered on Serbian pages of both brands, and nowhere else', async () => {
    const offers = async (brand: 'volan' | 'gearlane', path: string) =>
      (await ask(brand, path)).body.includes('action="/script"');
    expect([await offers('volan', list), await offers('gearlane', `/rs${list}`)]).toEqual([true, true]);
    expect([await offers('volan', `/en${list}`), await offers('gearlane', list)]).toEqual([false, false]);
    const english = await ask('gearlane', list, inCyrillic);
    expect([english.body.includes('lang="en"'), english.headers['vary']]).toEqual([true, 'accept-encoding']);
  });

  it.each(['škoda', 'шкода', 'Шкода', 'skoda'])('does not matter to the search: %s', async (q) => {
    const total = async (words: string) =>
      /([\d.]+) (?:<!-- -->)?oglas/.exec((await ask('volan', `${list}?q=${encodeURIComponent(words)}`)).body)?.[1];
    expect(await total(q)).toBe(await total('Škoda'));
    expect(Number((await total(q))?.replace('.', ''))).toBeGreaterThan(50);
  });
});

describe('a price in dinars [T59]', () => {
  const day = () => new Date().toISOString().slice(0, 10);
  const note = (body: string) => /oko [\d.]+\u00a0RSD, kurs [^<]+/.exec(body)?.[0];
  const noteAt = (perEuro: number, price: number) => {
    const amount = Math.round((price * perEuro) / 1000) * 1000;
    return `oko ${amount.toLocaleString('de')}\u00a0RSD, kurs NBS na dan`;
  };

  it('is told "about", with the day of its rate, to readers at home alone; and follows the rate', async () => {
    const [row] = await sql<{ id: number; slug: string; price: number }[]>`
      select ad.id::int, ad.slug, ad.price from ad join category on category.id = category_id
      where ad.status = 2 and category.slug = 'vehicles' and ad.price > 5000 order by ad.id limit 1`;
    if (!row) throw new Error('The demo marketplace holds no car with a price.');
    ad = row;
    expect(note((await askAd()).body)).toContain('(primer)');
    await sql`delete from exchange_rate`;
    for (const rate of [117.1523, 118.4]) {
      await sql`insert into exchange_rate (currency, day, per_euro, source) values ('RSD', ${day()}, ${rate}, 'NBS')
        on conflict (currency, day) do update set per_euro = excluded.per_euro`;
      await expect.poll(async () => note((await askAd()).body), { timeout: 15_000 }).toContain(noteAt(rate, row.price));
    }
    expect((await askAd(inCyrillic)).body).toMatch(/око [\d.]+\u00a0RSD, курс НБС на дан/);
    expect((await askAd({}, 'gearlane')).body).not.toContain('RSD');
  });
});

describe('the theme', () => {
  let context: BrowserContext;
  afterEach(() => context?.close());
  const open = async (options: Parameters<Browser['newContext']>[0]) => {
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    // What stood on the body when something of the page could first be drawn: behind the script that says the theme.
    await page.addInitScript(() => {
      requestAnimationFrame(function look() {
        if (document.body && document.body.childElementCount > 1) {
          (window as unknown as { first: string }).first = document.body.className;
        } else {
          requestAnimationFrame(look);
        }
      });
    });
    return page;
  };
  const shown = (page: Page) =>
    page.evaluate(() => ({ class: document.body.className, theme: document.body.dataset['theme'] }));
  const dark = { class: 'dark', theme: 'dark' };
  const light = { class: 'light', theme: 'light' };
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const radio = (page: Page, name: string) => page.getByRole('radio', { name });
  /** By the keyboard: what lies over the foot of a first visit does not cover it for that. */
  const pick = (page: Page, name: string) => radio(page, name).press('Space');

  it.each(['dark', 'light'] as const)('follows a %s system from the first frame on [F06]', async (colorScheme) => {
    const page = await open({ colorScheme });
    await page.goto(addressOf('volan', '/'));
    expect(await shown(page)).toEqual(colorScheme === 'dark' ? dark : light);
    expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe(colorScheme);
  });

  it('stays as chosen, over a reload and in other tabs, and no other theme flashes [F05]', async () => {
    const page = await open({ colorScheme: 'light' });
    await page.goto(addressOf('volan', '/'), { waitUntil: 'networkidle' });
    const other = await context.newPage();
    await other.goto(addressOf('volan', list), { waitUntil: 'networkidle' });
    await radio(other, 'Tamna').scrollIntoViewIfNeeded();
    await pick(page, 'Tamna');
    expect(await shown(page)).toEqual(dark);
    await expect.poll(() => shown(other)).toEqual(dark);
    await page.reload();
    expect(await shown(page)).toEqual(dark);
    expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe('dark');
    await expect.poll(() => radio(page, 'Tamna').isChecked()).toBe(true);
    await pick(page, 'Sistemska');
    await expect.poll(() => shown(other)).toEqual(light);
  });

  it('follows to pages that were fetched ahead, and back [F05]', async () => {
    const page = await open({ colorScheme: 'light' });
    const first = () => page.evaluate(() => (window as unknown as { first: string }).first);
    await page.goto(addressOf('gearlane', list), { waitUntil: 'networkidle' });
    const link = page.locator('main article a').first();
    const path = (await link.getAttribute('href')) ?? '';
    const ahead = page.waitForResponse((response) => response.url().endsWith(path));
    await link.hover();
    await ahead;
    await pick(page, 'Dark');
    expect(await shown(page)).toEqual(dark);
    await link.click();
    await page.waitForURL(`**${path}`);
    expect(await first()).toBe('dark');
    await page.goto(addressOf('gearlane', '/'), { waitUntil: 'networkidle' });
    expect(await first()).toBe('dark');
    await pick(page, 'System');
    await page.goto(addressOf('gearlane', list));
    expect(await shown(page)).toEqual(light);
    expect(await first()).toBe('light');
  });

  it('of a first page asks no storage before it is drawn', async () => {
    const page = await open({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      const storage = localStorage;
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          document.documentElement.dataset['asked'] ??= document.body ? 'later' : 'before';
          return storage;
        },
      });
    });
    await page.goto(addressOf('volan', '/'), { waitUntil: 'load' });
    expect(await shown(page)).toEqual(dark);
    expect(await page.locator('html').getAttribute('data-asked')).not.toBe('before');
  });

  it('changes with the system while it follows it, and not otherwise [F06]', async () => {
    const page = await open({ colorScheme: 'light' });
    await page.goto(addressOf('gearlane', '/'), { waitUntil: 'networkidle' });
    await radio(page, 'System').scrollIntoViewIfNeeded();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shown(page)).toEqual(dark);
    await pick(page, 'Dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await shown(page)).toEqual(dark);
  });

  it('is shown though nothing can be kept [T42]', async () => {
    const page = await open({ colorScheme: 'light' });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(addressOf('volan', '/'), { waitUntil: 'networkidle' });
    await pick(page, 'Tamna');
    await expect.poll(() => shown(page)).toEqual(dark);
    expect(complaints).toEqual([]);
  });

  it.each(['volan', 'gearlane'] as const)('of the system stands without JavaScript too: %s [F06]', async (brand) => {
    const seen: string[] = [];
    for (const javaScriptEnabled of [true, false]) {
      const page = await open({ colorScheme: 'dark', javaScriptEnabled });
      await page.goto(addressOf(brand, '/'));
      seen.push(await background(page));
      await context.close();
    }
    expect(new Set(seen).size).toBe(1);
    const page = await open({ colorScheme: 'light', javaScriptEnabled: false });
    await page.goto(addressOf(brand, '/'));
    expect(seen).not.toContain(await background(page));
  });
});
