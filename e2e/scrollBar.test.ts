import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { waitForHydration } from './waitForHydration.ts';
import { openBrowser } from './openBrowser.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser('returning', { scrollBars: true });
});
afterEach(() => page?.context().close());
afterAll(() => browser?.close());

const historyLink = () => page.locator('[data-opens-dialog=history]').filter({ visible: true }).first();

/** How wide the place is that lies beside the page and below no scrim, and where the page's parts are. */
const placesOf = () =>
  page.evaluate(() => {
    const [logo, history] = ['header:not(#bar) a', '[data-bar] [data-opens-dialog=history]'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().x,
    );
    return { beside: innerWidth - document.documentElement.getBoundingClientRect().right, logo, history };
  });

const openHistory = async () => {
  await waitForHydration(page);
  await historyLink().click();
  await page.locator('dialog:modal').waitFor();
};

describe.runIf(isFull)('a dialog over a page of a desktop with a mouse [C38]', () => {
  it('lies over the place of the scroll bar, too, and moves nothing behind it', async () => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf('gearlane', '/'));
    const before = await placesOf();
    expect(before.beside).toBeGreaterThan(0);
    await openHistory();
    expect(await placesOf()).toEqual({ ...before, beside: 0 });
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await page.locator('dialog:modal').waitFor({ state: 'hidden' });
    expect(await placesOf()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('moves nothing behind it where the page has no scroll bar', async () => {
    page = await browser.newPage({ viewport: { width: 1440, height: 3000 } });
    await page.goto(addressOf('volan', '/session-expired'));
    const before = await placesOf();
    expect(before.beside).toBe(0);
    // A private page wakes as a whole.
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await openHistory();
    expect(await placesOf()).toEqual(before);
  });
});
