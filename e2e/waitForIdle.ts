import type { Page } from 'playwright-core';

/** Waits until the page has finished its idle work. Work that was requested before this call runs first. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
