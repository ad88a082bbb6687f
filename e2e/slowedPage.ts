import type { Page } from 'playwright-core';

/** A page on a slow phone, at a sixth of the speed, whose scripts are held back until they are let go. */
export async function slowedPage(page: Page) {
  let { promise, resolve } = Promise.withResolvers<void>();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.route(/\.js(\?|$)/, async (route) => {
    await promise;
    await route.continue().catch(() => {}); // the page was left
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));

  return {
    letScriptsGo: () => resolve(),
    /** The scripts of the next page are held back again. */
    holdScripts: () => ({ promise, resolve } = Promise.withResolvers<void>()),
    /** Errors that nothing caught. */
    faults,
  };
}
