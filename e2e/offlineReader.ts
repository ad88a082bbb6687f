import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The names of the caches of the service worker. */
export const cachesKept = (page: Page) => page.evaluate(() => caches.keys());

/**
 * The contents of the service worker's caches: paths by the names of the caches. Looking into a cache opens it, and a
 * cache that the worker deletes meanwhile is created again by that: use {@link cachesKept} for caches that are about to
 * be deleted.
 */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => url.slice(location.origin.length));
    }
    return kept;
  });

/** The paths of pages that were read and are kept. */
export async function pagesKept(page: Page) {
  const caches = await keptIn(page);
  return Object.entries(caches).flatMap(([name, paths]) => (name.startsWith('offline-pages-') ? paths : []));
}

/** Opens a page and waits until the service worker has taken over and can show its offline page. */
export async function openWithWorker(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
  const hasOfflinePage = async () =>
    Object.values(await keptIn(page)).some((paths) => paths.some((path) => path.endsWith('/offline')));
  await expect.poll(hasOfflinePage, { timeout: 30_000 }).toBe(true);
}

/** A browser of one visitor, whose faults are collected. */
export async function openReader(browser: Browser): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // The worker comes three seconds after a page: here at once.
  await context.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const soon = (work: () => void, ms?: number, ...values: []) => wait(work, ms === 3000 ? 0 : ms, ...values);
    Object.assign(window, { setTimeout: soon });
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));

  return { context, page, faults };
}
