import type { Page } from 'playwright-core';

/**
 * Waits until the page has nothing to do, for four seconds at most. Without a limit it could be for ever: a page that
 * stands in a browser without a screen is now and then not told that it rests. The site's own idle work has the limit too.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 4000 })));
}
