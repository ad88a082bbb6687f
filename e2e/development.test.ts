import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import { openOwnProcesses, type OwnProcess, type OwnProcesses } from './ownProcesses.ts';
import { isFull } from '../tools/testing/isFull.ts';

let processes: OwnProcesses;
let web: OwnProcess;
let browser: Browser;
let page: Page;
let loads = 0;
beforeAll(async () => {
  processes = openOwnProcesses();
  web = await processes.web(inject('stack').api, 'dev.ts');
  await web.start();
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('load', () => {
    loads += 1;
  });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await processes.end();
});

/** As an editor does that saves a file. */
const save = (path: string) => utimesSync(join(import.meta.dirname, '..', path), new Date(), new Date());

const soon = { timeout: 30_000 };

/** Notes which code draws the choice of the theme, and gives whether it is another one than noted before. */
function isNewCode() {
  const input = document.querySelector('x-island[data-name=theme] input') as unknown as Record<string, unknown>;
  type Fiber = { type?: { name?: string }; return: Fiber | null } | null;
  let fiber = input[Object.keys(input).find((key) => key.startsWith('__reactFiber')) ?? ''] as Fiber;
  while (fiber && fiber.type?.name !== 'ThemeToggle') {
    fiber = fiber.return;
  }
  const noted = window as unknown as { code?: unknown };
  const isNew = fiber?.type !== undefined && fiber.type !== noted.code;
  noted.code = fiber?.type;

  return isNew;
}

describe.runIf(isFull)('in development', () => {
  it('islands of a public page wake', async () => {
    await page.goto(`http://gearlane.localhost:${web.port}/catalog/vehicles`, { waitUntil: 'load' });
    const dark = page.locator('x-island[data-name=theme] input[value=dark]');
    await dark.evaluate((each: HTMLInputElement) => each.click());
    await expect.poll(() => page.locator('body').getAttribute('data-theme'), soon).toBe('dark');
  });

  it('an island changes in place when its file is saved', async () => {
    const before = loads;
    expect(await page.evaluate(isNewCode)).toBe(true);
    expect(await page.evaluate(isNewCode)).toBe(false);
    save('packages/ui/src/ThemeToggle/ThemeToggle.tsx');
    await expect.poll(() => page.evaluate(isNewCode), soon).toBe(true);
    expect(loads).toBe(before);
    expect(await page.locator('x-island[data-name=theme] input[value=dark]').isChecked()).toBe(true);
  });

  it('a part that only the server draws is drawn again', async () => {
    const before = loads;
    save('packages/features/src/pages/buyer/catalog/CatalogPage.tsx');
    await expect.poll(() => loads, soon).toBeGreaterThan(before);
  });

  it('widgets are drawn as partners see them, with their styles and their script [M65]', async () => {
    const partners = await browser.newPage();
    await partners.goto(`http://volan.localhost:${web.port}/partners`, { waitUntil: 'load' });
    const widget = partners.locator('volan-ads[ready]');
    await widget.waitFor(soon);
    expect(
      await widget
        .getByRole('article')
        .first()
        .evaluate((ad) => getComputedStyle(ad).display),
    ).not.toBe('inline');
    expect(await widget.evaluate((element) => element.shadowRoot?.adoptedStyleSheets.length)).toBeGreaterThan(0);
    await partners.close();
  });
});
