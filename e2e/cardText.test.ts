import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { openBrowser } from './openBrowser.ts';
import { waitForHydration } from './waitForHydration.ts';
import { isFull } from '../tools/testing/isFull.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterAll(() => browser?.close());

/** The box of the last text of an element: labels for screen readers are before it. */
const lettersOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = new Range();
    range.selectNodeContents(node.lastChild ?? node);
    const { left, right, top, height } = range.getClientRects()[0] ?? new DOMRect();

    return { left, right, y: top + height / 2 };
  });

const selected = () => page.evaluate(() => getSelection()?.toString().trim());

async function drag(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const { left, right, y } = await lettersOf(element);
  await page.mouse.move(left + 1, y);
  await page.mouse.down();
  await page.mouse.move(right - 1, y, { steps: 6 });
  await page.mouse.up();
}

describe('the text of a card', () => {
  const lists = [['list', '/catalog/vehicles'] as const, ...(isFull ? [['grid', '/'] as const] : [])];
  for (const [list, path] of lists) {
    it(`is selected by a drag, and a click on it follows the link of the card: ${list} [M52]`, async () => {
      await page.goto(addressOf('volan', path));
      await waitForHydration(page);
      const card = page.locator('main article:has(a[data-cover])').first();
      const title = card.locator('a[data-cover]');
      const fact = card.locator('li').nth(1);
      await drag(fact);
      expect(await fact.textContent()).toContain(await selected());
      expect(await selected()).not.toBe('');
      await drag(title);
      expect(await selected()).toBe(await title.textContent());
      expect(new URL(page.url()).pathname).toBe(path);

      const target = await title.getAttribute('href');
      const { left, y } = await lettersOf(fact);
      await page.mouse.click(left + 3, y);
      await page.waitForURL((address) => address.pathname === target);
    });
  }

  it.runIf(isFull)('takes the keyboard from a field that was typed in [M52]', async () => {
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await waitForHydration(page);
    await page.locator('input:visible').first().focus();
    await drag(page.locator('main article a[data-cover]').first());
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});
