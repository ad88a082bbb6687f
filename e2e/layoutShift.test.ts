import type { Browser, Page } from 'playwright-core';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, pages, routes, type Page as PageName } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { openBrowser } from './openBrowser.ts';
import { publicPages, someParams } from './publicPages.ts';
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

let sql: postgres.Sql;
let params: Awaited<ReturnType<typeof someParams>>;
beforeAll(async () => {
  sql = openSql();
  params = await someParams(sql);
});
afterAll(() => sql?.end());

/** Pages without an own address, and pages that are empty in the demo marketplace. */
const notOpened: readonly PageName[] = ['adDetails', 'offline', 'blog', 'blogEntry'];
const opened = pages.filter(
  (page) => routes[page].built && routes[page].delivery === 'public' && !notOpened.includes(page),
);

const brandIds = ['volan', 'gearlane'] as const;

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

describe.each(['first visit', 'returning'] as const)('on a phone nothing moves by itself: %s', (visitor) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(visitor);
  });
  afterAll(() => browser?.close());

  async function shiftsAt(address: string) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 915 },
      deviceScaleFactor: 2.625,
      isMobile: true,
      hasTouch: true,
      // its prefetches would keep the network busy
      serviceWorkers: 'block',
    });
    try {
      await context.addInitScript(watchShifts);
      if (visitor === 'returning') await context.addInitScript(storeVisits);
      const page = await context.newPage();
      await page.goto(address);
      if (visitor === 'first visit') await page.locator('[data-consent]').waitFor();
      await settle(page);

      return await page.evaluate(() => window.shifts());
    } finally {
      await context.close();
    }
  }

  /** The brands in turn, different ones for the two visitors. Both in the tier `full`. */
  const brandsOf = (index: number) =>
    isFull ? brandIds : brandIds.filter((_, at) => at === (index + Number(visitor === 'returning')) % brandIds.length);

  it.each(opened.map((name, index) => [name, brandsOf(index)] as const))('%s', async (name, looks) => {
    for (const brand of looks) {
      const found = publicPages(brand, brands[brand].defaultLanguage, params).find(({ page }) => page === name);
      if (!found) throw new Error(`${name} is no public page: see publicPages.ts.`);
      const shifts = await shiftsAt(addressOf(brand, found.path));
      // smaller scores come from fractions of a pixel
      expect(shifts.filter(({ score }) => score >= 0.001)).toEqual([]);
    }
  });
});
