import type { Browser, CDPSession } from 'playwright-core';
import type { MeasuredSite } from './MeasuredSite.ts';

/** The measurements of a visitor with a cold cache, on an average phone with a slow line. */
export interface BrowserResult {
  /** Milliseconds after the beginning. */
  readonly fcp: number;
  readonly lcp: number;
  /** Milliseconds of tasks above 50 ms after the first paint. */
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
  readonly nodes: number;
  /** KiB as sent, by the kind of file. */
  readonly kib: Readonly<Record<string, number>>;
  /** KiB of JavaScript when the page had loaded. */
  readonly scriptByLoad: number;
}

/** Slow 4G as Lighthouse's devtools throttling has it. */
const slow = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Milliseconds after the load in which islands hydrate by themselves. */
const after = 5000;

function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] as [number, number][] };
  Object.assign(window, { seen });
  const on = (type: string, hear: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => hear(entry as never))).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

function countBytes(session: CDPSession) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength / 1024);
    requests += 1;
  });

  return { of: (type: string) => bytes.get(type) ?? 0, all: () => Object.fromEntries(bytes), requests: () => requests };
}

async function visit(browser: Browser, url: string): Promise<BrowserResult> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const counted = countBytes(session);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const scriptByLoad = counted.of('Script');
  await page.waitForTimeout(after);
  const { fcp, lcp, cls, tasks, nodes } = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { fcp: number; lcp: number; cls: number; tasks: [number, number][] };
    };
    return { ...seen, nodes: document.querySelectorAll('*').length };
  });
  await context.close();
  const tbt = tasks
    .filter(([start, duration]) => start + duration > fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);

  return { fcp, lcp, cls, tbt, nodes, requests: counted.requests(), kib: counted.all(), scriptByLoad };
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Opens different pages of one kind: the visit whose LCP is in the middle, with the first paint and the tasks in the
 * middle.
 */
export async function inBrowser(
  browser: Browser,
  site: MeasuredSite,
  paths: readonly string[],
  runs: number,
): Promise<BrowserResult | undefined> {
  const visits: BrowserResult[] = [];
  for (const path of paths.slice(0, runs)) visits.push(await visit(browser, `http://${site.host}${path}`));
  const typical = visits.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(visits.length / 2)];

  return (
    typical && { ...typical, fcp: middle(visits.map(({ fcp }) => fcp)), tbt: middle(visits.map(({ tbt }) => tbt)) }
  );
}
