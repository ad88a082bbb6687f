import type { Browser, BrowserContext, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  brands,
  pages,
  pathOf,
  routes,
  type PageParams,
  type Page as PageName,
} from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { currentStack } from './currentStack.ts';
import { openBrowser } from './openBrowser.ts';
import { someParams } from './publicPages.ts';
import { openSql } from './sql.ts';
import { waitForHydration } from './waitForHydration.ts';
import { isFull } from '../tools/testing/isFull.ts';

/** A layout shift without recent input: its score, and each element with its old and new box. */
interface Shift {
  score: number;
  moved: string[];
}

declare global {
  interface Window {
    /** The layout shifts since the page was opened. */
    shifts: () => Shift[];
  }
}

const brandIds = ['volan', 'gearlane'] as const;
type BrandName = (typeof brandIds)[number];

/** All pages that signed-out visitors share. */
const opened = pages.filter((page) => routes[page].built && routes[page].delivery === 'public');

/** The demo marketplace has no articles. They are written in the product whose contents may change. */
const stackOf = (page: PageName) =>
  page === 'blog' || page === 'blogEntry' ? inject('changingStack') : currentStack();

const articleSlug = (brand: BrandName) => `layout-${brands[brand].defaultLanguage}`;

/** Far from the ids that other journeys get. */
const blogId = 900_000;
const body = '## When\n\nIn November, when it snows.\n\n'.repeat(20);

/** Publishes an article with a cover in the language of each brand. */
async function publishArticles(sql: postgres.Sql) {
  const languages = brandIds.map((brand) => brands[brand].defaultLanguage);
  const slugs = brandIds.map(articleSlug);
  await sql`insert into blog_category (id, slug, sort) values (${blogId}, 'layout', 1)`;
  await sql`
    insert into blog_category_text (category_id, lang, title)
    select ${blogId}, lang, 'Layout' from unnest(${languages}::text[]) lang`;
  await sql`
    insert into blog_article
      (id, blog_category_id, lang, slug, title, summary, body, author, cover_id, cover_alt, status, publish_at)
    select ${blogId} + number, ${blogId}, lang, slug, 'Winter tyres', 'When and why.', ${body}, 'Ana',
      (select min(id) from picture), 'A car', 1, now()
    from unnest(${languages}::text[], ${slugs}::text[]) with ordinality texts (lang, slug, number)`;
  await sql`
    insert into blog_slug (slug, article_id) select slug, id from blog_article where slug = any(${slugs}::text[])`;
}

/** Positions below the first screen, with the page and the view of each. Journeys begin without any banner. */
const bannerPages = [
  ['ad-end', 'ad', ''],
  ['company-list', 'companies', ''],
  ['catalog-grid', 'catalog', '?view=grid'],
] as const satisfies readonly (readonly [string, PageName, string])[];

/** Books a banner on each of them, named as its position. */
const bookBanners = (sql: postgres.Sql) => sql`
  insert into banner (slug, position_id, type_id, share, brand, start_date, end_date, link, labels, search_text, active,
    wide_id, narrow_id)
  select 'layout-' || code, position.id, 1, 1, 'gearlane', current_date - 1, current_date + 2, 'https://banner.example/',
    jsonb_build_object('rs', code, 'en', code), '', true, first.id, first.id
  from banner_position position, (select id from picture order by id limit 1) first
  where code = any (${bannerPages.map(([position]) => position)}::text[])`;

let params: Awaited<ReturnType<typeof someParams>>;
beforeAll(async () => {
  const sql = openSql();
  const changingSql = openSql(inject('changingStack').databaseUrl);
  try {
    params = await someParams(sql);
    await publishArticles(changingSql);
    await bookBanners(changingSql);
  } finally {
    await sql.end();
    await changingSql.end();
  }
});

/** The address of a page in the language of the brand. */
function addressOfPage(name: PageName, brand: BrandName) {
  const values = { ...params, blogSlug: articleSlug(brand) };
  return addressOf(brand, pathOf(brands[brand], name, values as PageParams<PageName>), stackOf(name));
}

/** Runs in the page before its own scripts. */
function watchShifts() {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  const shifts: Shift[] = [];

  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const describeSource = ({ node, previousRect, currentRect }: Source) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName} "${element?.textContent.slice(0, 40)}": ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
  };
  const keep = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as Entry[]) {
      if (!hadRecentInput) shifts.push({ score: value, moved: sources.map(describeSource) });
    }
  };

  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.shifts = () => {
    keep(observer.takeRecords());
    return shifts;
  };
}

/** Fills the browser's storage as for a returning visitor: their history and comparison. */
function storeVisits() {
  const visit = { img: '', title: 'Škoda Octavia', price: '12.450 €', date: '1. 11. 2026.', time: '10:42' };
  const ad = { title: 'Škoda Octavia', price: 12_450, categoryId: 1, images: [], year: 2019, mileage: 1, note: '' };
  const stored = {
    history: [1, 2, 3].map((id) => ({ ...visit, path: `/auto-oglasi/${id}/skoda`, ts: Date.UTC(2026, 10, id) })),
    compare: { last: 1, lists: { 1: { ids: [1, 2], ads: [1, 2].map((id) => ({ ...ad, id })) } } },
  };
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, JSON.stringify({ value, exp: Date.UTC(2100, 0, 1) }));
  }
}

/** Waits until the page is loaded, hydrated and painted. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await waitForHydration(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

// One page at a time: side by side they slow one another down, and then typefaces arrive after the first paint.
describe.each(['first visit', 'returning'] as const)('on a phone nothing moves by itself: %s', (visitor) => {
  let browser: Browser;
  let kept: BrowserContext | undefined;
  beforeAll(async () => {
    browser = await openBrowser(visitor);
    if (visitor === 'returning') kept = await openContext();
  });
  afterAll(() => browser?.close());

  async function openContext() {
    const context = await browser.newContext({
      viewport: { width: 412, height: 915 },
      deviceScaleFactor: 2.625,
      isMobile: true,
      hasTouch: true,
      // its prefetches would keep the network busy
      serviceWorkers: 'block',
    });
    await context.addInitScript(watchShifts);
    if (visitor === 'returning') await context.addInitScript(storeVisits);

    return context;
  }

  /**
   * Opens a page: first visits with nothing cached, returning ones with the files of earlier pages.
   *
   * @param banner label of a banner that is scrolled to
   */
  async function shiftsAt(address: string, banner?: string) {
    const context = kept ?? (await openContext());
    const page = await context.newPage();
    try {
      const answer = await page.goto(address);
      if (answer?.status() !== 200) throw new Error(`${address} was answered with ${answer?.status()}.`);
      if (visitor === 'first visit') await page.locator('[data-edge-bar]').waitFor();
      await settle(page);
      if (banner !== undefined) {
        const slot = page.getByRole('complementary', { name: `Advertisement: ${banner}` });
        await slot.scrollIntoViewIfNeeded();
        await slot.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      }

      return await page.evaluate(() => window.shifts());
    } finally {
      await (kept ? page : context).close();
    }
  }

  /** The brands in turn, different ones for the two visitors. Both in the tier `full`. */
  const brandsOf = (index: number) =>
    isFull ? brandIds : brandIds.filter((_, at) => at === (index + Number(visitor === 'returning')) % brandIds.length);

  it.each(opened.map((name, index) => [name, brandsOf(index)] as const))('%s', async (name, looks) => {
    for (const brand of looks) {
      const shifts = await shiftsAt(addressOfPage(name, brand));
      // smaller scores come from fractions of a pixel
      expect(shifts.filter(({ score }) => score >= 0.001)).toEqual([]);
    }
  });

  it.each(bannerPages)('with a banner at %s', async (position, name, view) => {
    const changing = inject('changingStack');
    const path = pathOf(brands.gearlane, name, params as PageParams<typeof name>) + view;
    // a booked banner is on its pages within a second
    const isShown = async () =>
      (await ask('gearlane', path, {}, changing.web)).body.includes(`Advertisement: ${position}`);
    await expect.poll(isShown).toBe(true);
    const shifts = await shiftsAt(addressOf('gearlane', path, changing), position);
    expect(shifts.filter(({ score }) => score >= 0.001)).toEqual([]);
  });
});
