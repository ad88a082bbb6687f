import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserCookie } from './browserCookie.ts';
import { sharedStore } from './sharedStore.ts';
import { cookieJar } from './testing/cookieJar.ts';

const dayMs = 86_400_000;

const numberOf = (kept: unknown) => {
  if (typeof kept !== 'number') {
    throw new TypeError('no number');
  }
  return kept;
};

const openCount = () => browserCookie({ name: 'count', parse: numberOf, lifetimeMs: dayMs });

let jar: ReturnType<typeof cookieJar>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  jar = cookieJar('de.gearlane.localhost');
  vi.stubGlobal('document', Object.assign(jar, { body: { dataset: { domain: 'gearlane.localhost' } } }));
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a cookie of a browser [F04]', () => {
  it('gives back what was written, on every host of the brand [T08b]', () => {
    openCount().write(7);
    jar.visit('gearlane.localhost');
    expect(openCount().read()).toBe(7);
    jar.visit('hu.gearlane.localhost');
    expect(openCount().read()).toBe(7);
    jar.visit('volan.localhost');
    expect(openCount().read()).toBeNull();
  });

  it('that is of its host alone stays there', () => {
    browserCookie({ name: 'own', parse: numberOf, lifetimeMs: dayMs, ofHost: true }).write(7);
    expect(document.cookie).toContain('own=');
    jar.visit('hu.gearlane.localhost');
    expect(document.cookie).not.toContain('own=');
  });

  it('counts as absent once it has expired, and is removed', () => {
    // Older than our own end: the browser would keep it longer.
    jar.cookie = `count=${encodeURIComponent(JSON.stringify({ value: 7, exp: Date.now() + dayMs }))}`;
    expect(openCount().read()).toBe(7);
    vi.advanceTimersByTime(dayMs - 1);
    expect(openCount().read()).toBe(7);
    vi.advanceTimersByTime(1);
    expect(openCount().read()).toBeNull();
    expect(jar.written.at(-1)).toMatch(/^count=; .*Max-Age=0/);
  });

  it('says its scope: the whole brand, all paths, its lifetime, and Secure over TLS', () => {
    openCount().write(1);
    expect(jar.written[0]).toMatch(/; Domain=gearlane\.localhost; Path=\/; Max-Age=86400; SameSite=Lax$/);
    vi.stubGlobal('location', { protocol: 'https:' });
    openCount().write(1);
    expect(jar.written[1]).toMatch(/; Secure$/);
  });

  it('is removed if other scripts wrote it, and reads an older shape without an end [T42]', () => {
    jar.cookie = 'count=%7Bbroken; Domain=gearlane.localhost';
    expect(openCount().read()).toBeNull();
    expect(jar.cookie).not.toContain('broken');
    jar.cookie = 'count=12; Domain=gearlane.localhost';
    expect(openCount().read()).toBe(12);
  });

  it('breaks nothing where cookies are forbidden', () => {
    const forbidden = {
      get cookie(): string {
        throw new DOMException('forbidden', 'SecurityError');
      },
      set cookie(_text: string) {
        throw new DOMException('forbidden', 'SecurityError');
      },
      body: { dataset: {} },
    };
    vi.stubGlobal('document', forbidden);
    openCount().write(7);
    expect(openCount().read()).toBeNull();
  });
});

describe('a flag that all hosts of a brand share [T08b]', () => {
  const storages = new Map<string, Map<string, string>>();
  const visit = (host: string) => {
    jar.visit(host);
    const texts = storages.get(host) ?? new Map<string, string>();
    storages.set(host, texts);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
  };
  const openFlag = () => sharedStore({ key: 'flag', empty: 0, parse: numberOf });

  it('follows the visitor to another host, and the newer value wins at home', () => {
    visit('gearlane.localhost');
    openFlag().write(1);
    visit('de.gearlane.localhost');
    expect(openFlag().read()).toBe(1);
    openFlag().write(2);
    visit('gearlane.localhost');
    expect(openFlag().read()).toBe(2);
  });

  it('stays on its own host where cookies are lost [F07]', () => {
    visit('gearlane.localhost');
    openFlag().write(3);
    jar.cookie = 'flag=; Domain=gearlane.localhost; Max-Age=0';
    expect(openFlag().read()).toBe(3);
  });
});
