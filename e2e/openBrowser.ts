import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';
import { asVisitors, launchBrowser } from './visitorBrowser.ts';

/**
 * The browser of the journeys, for one file; everything that the file opened in it is closed with it. Its pages are
 * those of {@link asVisitors}; `scrollBars` and `notifications` start another one, as {@link launchBrowser} says.
 */
export async function openBrowser(
  visitor: 'returning' | 'first visit' = 'returning',
  { scrollBars = false, notifications = false } = {},
): Promise<Browser> {
  const browser =
    scrollBars || notifications
      ? await launchBrowser({ scrollBars, notifications })
      : await chromium.connect(inject('stack').browser);

  return asVisitors(browser, visitor);
}
