import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { openBrowser } from './openBrowser.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const list = '/catalog/vehicles';

describe('the theme', () => {
  let context: BrowserContext;
  afterEach(() => context?.close());
  const open = async (options: Parameters<Browser['newContext']>[0]) => {
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    // The attributes of the body when something of the page could first be drawn: after the script that sets the theme.
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

  it.runIf(isFull)('follows to pages that were fetched ahead, and back [F05]', async () => {
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

  it('follows a dark system from the first frame on, and asks no storage before it [F06]', async () => {
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
    expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe('dark');
    expect(await page.locator('html').getAttribute('data-asked')).not.toBe('before');
  });

  it.runIf(isFull)('changes with the system while it follows it, and not otherwise [F06]', async () => {
    const page = await open({ colorScheme: 'light' });
    await page.goto(addressOf('gearlane', '/'), { waitUntil: 'networkidle' });
    await radio(page, 'System').scrollIntoViewIfNeeded();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shown(page)).toEqual(dark);
    await pick(page, 'Dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await shown(page)).toEqual(dark);
  });

  it.runIf(isFull)('is shown though nothing can be kept [T42]', async () => {
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

  it.runIf(isFull)('of the system is shown without JavaScript too [F06]', async () => {
    const brand = 'gearlane';
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
