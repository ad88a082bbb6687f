import type { Page } from 'playwright-core';

/** Waits until the page has done what it does when it rests: work that it asked for before this goes first. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
