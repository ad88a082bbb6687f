import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const speech = { brand: 'volan', language: 'rs' } as const;

let sent: [string, Blob][] = [];
let page: EventTarget & { cookie: string; visibilityState: string; body: { dataset: object } };

beforeEach(() => {
  vi.resetModules();
  sent = [];
  page = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible', body: { dataset: {} } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) });
  vi.stubGlobal('fetch', () => expect.unreachable('a beacon is enough'));
});
afterEach(() => vi.unstubAllGlobals());

function turn(visibilityState: string) {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

const reports = () =>
  Promise.all(sent.map(async ([url, body]) => [url, body.type, JSON.parse(await body.text())] as const));

it('reports all banners that a visitor saw in one beacon when the page is left, each once', async () => {
  const { noteSeenBanner } = await import('./seenBanners.ts');
  noteSeenBanner(7, speech);
  noteSeenBanner(8, speech);
  noteSeenBanner(7, speech);
  expect(sent).toEqual([]);
  turn('hidden');
  expect(await reports()).toEqual([['/v3/promotion/seen', 'application/json', { ids: [7, 8] }]]);
  turn('visible');
  turn('hidden');
  expect(sent).toHaveLength(1);
});

it('reports nothing when a page is left on which no banner was seen', async () => {
  await import('./seenBanners.ts');
  turn('hidden');
  expect(sent).toEqual([]);
});
