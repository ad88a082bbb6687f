import type { Page } from 'playwright-core';

/**
 * Waits until the parts of a public page that wake by themselves answer. Before, their links and forms lead to pages
 * that do the same, which is no fault but another journey.
 */
export async function awake(page: Page): Promise<void> {
  // React marks the element whose content it has taken over.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('x-island[data-when=idle]')].every((island) =>
      Object.keys(island).some((key) => key.startsWith('__reactContainer')),
    ),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
