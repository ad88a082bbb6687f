import type { Page } from 'playwright-core';
import { waitForIdle } from './waitForIdle.ts';

/**
 * Waits until the parts of a public page that wake by themselves answer. Before, their links and forms lead to pages
 * that do the same, which is no fault but another journey.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // React marks the place that it is about to take over, and each element once it has.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('x-island[data-hydrate-on=idle]')].every((island) =>
      Object.keys(island.firstElementChild ?? island).some((key) => key.startsWith('__react')),
    ),
  );
  await waitForIdle(page);
}
