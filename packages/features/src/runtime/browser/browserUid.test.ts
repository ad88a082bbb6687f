import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './testing/fakeBrowser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a page and loads its scripts; gives the id that its calls send. */
async function uidOn(browser: ReturnType<typeof fakeBrowser>, path: string) {
  vi.unstubAllGlobals();
  vi.resetModules();
  const { browserUid } = await import('./browserUid.ts');
  browser.visit(`https://www.volan.example${path}`);

  return browserUid();
}

describe('the id of the session of a browser [E03]', () => {
  it('is the same on each page and new after a day', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00Z'), toFake: ['Date'] });
    const browser = fakeBrowser('volan.example');
    const uid = await uidOn(browser, '/');
    expect(uid).toMatch(/^[a-z0-9]+-[\w-]{40,}$/);
    expect(await uidOn(browser, '/catalog/vehicles')).toBe(uid);
    vi.setSystemTime('2026-12-01T10:00:01Z');
    expect(await uidOn(browser, '/')).not.toBe(uid);
  });

  it('is another one in another browser', async () => {
    const first = await uidOn(fakeBrowser('volan.example'), '/');
    expect(await uidOn(fakeBrowser('volan.example'), '/')).not.toBe(first);
  });
});
