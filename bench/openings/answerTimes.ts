import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { waitForHydration } from '../../e2e/waitForHydration.ts';
import { press, type Opening } from './openings.ts';

/** Milliseconds from a press to the next frame: for the first opening on a page, and for the next one. */
export interface AnswerTimes {
  readonly first: number;
  readonly next: number;
}

/** How much slower than this machine the visitor's is. */
const slowdown = 4;

/** The page has nothing to do any more, in milliseconds after what was opened or closed. */
const restMs = 1500;

const devices: Readonly<Record<Opening['on'], BrowserContextOptions>> = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const adsOfDemo = Array.from({ length: 18 }, (_, index) => index + 1);

/** Local storage of a visitor who has used the site, so that every dialog has something to show. */
const kept = {
  history: adsOfDemo.map((id) => ({
    img: '',
    title: `Škoda Octavia 2.0 TDI ${id}`,
    price: '12.450 €',
    path: `/auto-oglasi/${id}/skoda`,
    date: '1. 11. 2026.',
    time: '10:42',
    ts: Date.UTC(2026, 10, 1) - id * 3_600_000,
  })),
  compare: {
    last: 1,
    lists: {
      1: {
        ids: [1, 2],
        ads: [1, 2].map((id) => ({
          id,
          title: `Škoda Octavia ${id}`,
          price: 12_450,
          categoryId: 1,
          images: [],
          year: 2019,
          mileage: 120_000,
          note: '',
        })),
      },
    },
  },
};

/** Keeps the longest time of each interaction, by the browser's own account (steps of 8 ms). */
function listen(values: Readonly<Record<string, unknown>>) {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, JSON.stringify({ value, exp: Date.now() + 3_600_000 }));
  }
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest interaction since the last question. */
const longest = (page: Page) =>
  page.evaluate(() => {
    const { interactions } = window as unknown as { interactions: Map<number, number> };
    const most = Math.max(0, ...interactions.values());
    interactions.clear();

    return most;
  });

async function pressAndWait(page: Page, opening: Opening) {
  await longest(page);
  await press(page, opening);
  await page.locator(opening.opened).first().waitFor();
  await page.waitForTimeout(restMs);
  const time = await longest(page);
  await page.keyboard.press('Escape');
  await page.locator(opening.opened).first().waitFor({ state: 'hidden' });
  await page.waitForTimeout(restMs);

  return time;
}

/** Opens something twice on a page of its own, on a machine of the middle class; motion is as visitors have it. */
export async function answerTimes(browser: Browser, url: string, opening: Opening): Promise<AnswerTimes> {
  const context = await browser.newContext({ ...devices[opening.on], reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    await page.addInitScript(listen, kept);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    await waitForHydration(page);
    await page.waitForTimeout(restMs);
    const first = await pressAndWait(page, opening);
    const next = await pressAndWait(page, opening);

    return { first, next };
  } finally {
    await context.close();
  }
}
