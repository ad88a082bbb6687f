import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, languagesOf, pathOf, textPages, toHtmlLang } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { openBrowser } from './openBrowser.ts';
import { readHead } from './readHead.ts';
import { openSql, someAds } from './sql.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const brandIds = ['volan', 'gearlane'] as const;

/** The text of a page, without its markup. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&nbsp;|\u00a0|\s+/g, ' ');

describe('the pages of text [A22]', () => {
  const brand = 'gearlane';

  it('exist in nine languages, each with its own text, address and head', async () => {
    for (const each of textPages) {
      const texts = new Set<string>();
      for (const language of languagesOf(brands[brand])) {
        const path = pathOf(brands[brand], each, {}, language);
        const { status, body } = await ask(brand, path);
        expect([path, status]).toEqual([path, 200]);
        expect(body).toContain(`lang="${toHtmlLang(language)}"`);
        expect(body).toMatch(new RegExp(`<link[^>]+rel="canonical"[^>]+${path}"`));
        expect(body.match(/hrefLang="/gi)?.length).toBe(languagesOf(brands[brand]).length + 1);
        const [, article = ''] = /<article[^>]*>([\s\S]*?)<\/article>/.exec(body) ?? [];
        expect(article).not.toMatch(/\{\w+\}|\]\(/);
        texts.add(article);
      }
      expect([each, texts.size]).toEqual([each, languagesOf(brands[brand]).length]);
    }
  });

  it('are the same for every visitor, may be cached, and are in the sitemap', async () => {
    const { headers } = await ask(brand, '/terms');
    expect(headers['cache-control']).toContain('public');
    const own = brands[brand].defaultLanguage;
    const { body } = await ask(brand, `/sitemap-${own}-pages-0.xml`);
    expect(textPages.filter((each) => !body.includes(`/${each}</loc>`))).toEqual([]);
    expect(body).not.toContain('/offline<');
  });

  it('are reached from the footer of every page without JavaScript, and their parts from their list', async () => {
    const { body } = await ask(brand, '/companies');
    const footer = [...body.slice(body.indexOf('<footer')).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(textPages.filter((each) => !footer.includes(`/${each}`))).toEqual([]);
    expect(footer).toContain('/cookies#cookie-settings');
    expect((await ask(brand, '/cookies')).body).toContain('id="cookie-settings"');
    const { body: help } = await ask(brand, '/help');
    const contents = help.slice(help.indexOf('aria-labelledby="contents"'));
    const parts = [...contents.slice(0, contents.indexOf('</nav>')).matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((id) => !new RegExp(`<h2[^>]* id="${id}"`).test(help))).toEqual([]);
  });

  it.runIf(isFull)('are printed without what is only for screens', async () => {
    const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
    try {
      await page.goto(addressOf(brand, '/terms'));
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.locator('nav[aria-labelledby=contents]').isVisible()).toBe(false);
      expect(await page.locator('footer').isVisible()).toBe(false);
    } finally {
      await page.close();
    }
  });
});

describe('an ad on paper', () => {
  it('is its facts and all its words, with its address, without ways on, other ads and buttons', async () => {
    const sql = openSql();
    const { id, slug } = await someAds(sql);
    await sql.end();
    const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
    try {
      await page.goto(addressOf('volan', `/auto-oglasi/${id}/${slug}`));
      expect(await page.locator('#similar, [aria-labelledby=similar]').first().isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('h1').isVisible()).toBe(true);
      const shown = await Promise.all(
        [
          'header',
          'footer',
          '[aria-labelledby=similar]',
          '[aria-labelledby=others-of-seller]',
          'main button:not(:has(img))',
        ].map(async (part) => [part, await page.locator(part).filter({ visible: true }).count()]),
      );
      expect(shown.filter(([, count]) => count !== 0)).toEqual([]);
      expect(await page.getByText(`Volan · http`).innerText()).toContain(`/auto-oglasi/${id}/${slug}`);
    } finally {
      await page.close();
    }
  });
});

/** The rows of the price list as the checklist has them: credits, then money. */
const prices = {
  volan: [
    /60 6 600 RSD/,
    /30 9 900 RSD/,
    /5 10 1\.000 RSD/,
    /10 dodatnih slika – 2 200 RSD/,
    /20 dodatnih slika −20 % 3 320 RSD/,
    /30 dodatnih slika −30 % 4 420 RSD/,
  ],
  gearlane: [
    /60 6 €6 /,
    /30 9 €9 /,
    /5 10 €10 /,
    /10 extra pictures – 2 €2 /,
    /20 extra pictures −20 % 3 €3\.20/,
    /30 extra pictures −30 % 4 €4\.20/,
  ],
};

describe('the price list', () => {
  it('has the rows of the one list in the currency of the brand [L02, L04-L08, L15-L18, T26]', async () => {
    for (const brand of brandIds) {
      const words = wordsOf((await ask(brand, '/prices')).body);
      expect(prices[brand].filter((row) => !row.test(words)).map(String)).toEqual([]);
    }
  });
});

describe('the page about cookies', () => {
  it.runIf(isFull)('names what a first visit keeps, and nothing is kept that it does not name [A22]', async () => {
    const page = await browser.newPage();
    try {
      await page.goto(addressOf('volan', '/cookies'));
      const named = await page.locator('code').allTextContents();
      await page.goto(addressOf('volan', '/catalog/vehicles'));
      await page.locator('main article a').first().click();
      await page.waitForFunction(() => localStorage.getItem('history') !== null);
      const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      expect([...storage, ...cookies].filter((name) => !named.includes(name))).toEqual([]);
    } finally {
      await page.close();
    }
  });
});

describe('a page that cannot be shown', () => {
  it('answers 404 in the language of its address, with ways on [B52, T15]', async () => {
    for (const [brand, path, lang, title] of [
      ['volan', '/nema-ove-strane', 'sr-Latn', 'Ova stranica ne postoji'],
      ['gearlane', '/zh/no-such-page', 'zh-Hans', /./],
    ] as const) {
      const answer = await ask(brand, path);
      expect(answer.status).toBe(404);
      expect(answer.body).toContain(`lang="${lang}"`);
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(answer.body) ?? [];
      expect(heading).toMatch(title);
      expect(answer.body).toMatch(/<form[^>]+role="search"/);
      expect(answer.body).toContain('content="noindex"');
    }
  });

  it('about an ad that was sold answers 410 with its name and others like it [B53]', async () => {
    const sql = openSql();
    const [gone] =
      await sql`select ad.id, ad.slug, category.kind from (select * from ad where not fast) ad join category on category.id = category_id
      where ad.status = 7 and category.slug = 'vehicles' order by ad.id limit 1`;
    await sql.end();
    const path = `/${String(gone?.['kind'])}-oglasi/${String(gone?.['id'])}/${String(gone?.['slug'])}`;
    const { status, body } = await ask('volan', path);
    expect(status).toBe(410);
    expect(wordsOf(body).toLowerCase()).toContain(String(gone?.['slug']).split('-')[0]);
    expect(body.match(/<article/g)?.length ?? 0).toBeGreaterThan(0);
    expect(readHead(body).robots).toBe('noindex');
  });
});
