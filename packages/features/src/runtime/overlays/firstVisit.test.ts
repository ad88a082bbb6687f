import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirstVisitName } from './firstVisit.ts';

/** A page that opens: its queue is new. */
async function openPage() {
  vi.resetModules();
  const { takeTurn } = await import('./firstVisit.ts');
  const standing: string[] = [];
  const seen: string[] = [];
  const close = new Map<string, () => void>();
  const overlay = (name: FirstVisitName, wanted: boolean | Promise<boolean>) =>
    takeTurn(name, {
      wants: () => wanted,
      show: () =>
        new Promise<void>((resolve) => {
          seen.push(name);
          standing.push(name);
          close.set(name, () => {
            standing.splice(standing.indexOf(name), 1);
            resolve();
          });
        }),
    });
  const settle = () => new Promise((done) => setTimeout(done));
  const closeNow = async () => {
    close.get(standing[0] ?? '')?.();
    await settle();
  };

  return { overlay, takeTurn, standing, seen, closeNow, settle };
}

let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  page = await openPage();
});

const all = ['app', 'push', 'language', 'consent'] as const;

describe('the overlays of a first visit [T46]', () => {
  it('come one at a time, in any order of loading: consent, then language; offers wait for the next page', async () => {
    for (const name of all) await page.overlay(name, true);
    for (const name of ['consent', 'language']) {
      expect(page.standing).toEqual([name]);
      await page.closeNow();
    }
    expect(page.standing).toEqual([]);
    page = await openPage();
    for (const name of all) await page.overlay(name, name === 'push' || name === 'app');
    expect(page.standing).toEqual(['push']);
    await page.closeNow();
    expect(page.standing).toEqual([]);
  });

  it('take the focus from nobody who writes: only the question about cookies comes', async () => {
    vi.stubGlobal('document', { activeElement: { matches: () => true }, querySelector: () => null });
    for (const name of all) await page.overlay(name, true);
    await page.closeNow();
    expect(page.seen).toEqual(['consent']);
    vi.unstubAllGlobals();
  });

  it('open over no page that asks for a password, written in or not', async () => {
    vi.stubGlobal('document', {
      activeElement: null,
      querySelector: (wanted: string) => (wanted.includes('password') ? {} : null),
    });
    for (const name of all) await page.overlay(name, true);
    await page.settle();
    expect(page.seen).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('are not there for a visitor who has answered all', async () => {
    for (const name of all) await page.overlay(name, false);
    await page.settle();
    expect(page.seen).toEqual([]);
  });

  it('wait for one that does not know yet whether it is wanted', async () => {
    let say = (_wanted: boolean) => {};
    void page.overlay('consent', new Promise((resolve) => (say = resolve)));
    await page.overlay('language', true);
    await page.settle();
    expect(page.standing).toEqual([]);
    say(true);
    await page.settle();
    expect(page.standing).toEqual(['consent']);
  });

  it('pass over one that cannot be loaded, or that fails to say what it wants', async () => {
    await page.takeTurn('consent', { wants: () => true, show: () => Promise.reject(new Error('offline')) });
    await page.takeTurn('language', {
      wants: () => {
        throw new Error('forbidden');
      },
      show: async () => {},
    });
    await page.overlay('push', false);
    await page.overlay('app', true);
    await page.settle();
    expect(page.standing).toEqual(['app']);
  });

  it('are asked again when the visitor comes back, and an open one stays alone', async () => {
    for (const name of all) await page.overlay(name, name === 'app');
    await page.settle();
    for (const name of all) await page.overlay(name, name !== 'push');
    await page.settle();
    expect(page.standing).toEqual(['app']);
    await page.closeNow();
    expect(page.standing).toEqual(['consent']);
  });
});
