import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushHelpClosedStore, pushOverlay, pushWantedStore } from './pushOverlay.ts';

describe('help with notifications that are blocked [C47, K04, F24]', () => {
  const texts = new Map<string, string>();
  const permit = (permission: NotificationPermission) => vi.stubGlobal('Notification', { permission });

  beforeEach(() => {
    texts.clear();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['denied', true, true],
    ['denied', false, false],
    ['default', true, false],
    ['granted', true, false],
  ] as const)('%s, wanted %s: comes %s', (permission, wanted, comes) => {
    permit(permission);
    pushWantedStore.write(wanted);
    expect(pushOverlay.wants()).toBe(comes);
  });

  it('does not come where the browser knows no notifications', () => {
    pushWantedStore.write(true);
    expect(pushOverlay.wants()).toBe(false);
  });

  it('comes once, and again only if they were allowed in between and are blocked again', () => {
    permit('denied');
    pushWantedStore.write(true);
    pushHelpClosedStore.write(true);
    expect(pushOverlay.wants()).toBe(false);
    permit('granted');
    expect(pushOverlay.wants()).toBe(false);
    permit('denied');
    expect(pushOverlay.wants()).toBe(true);
  });
});
