import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appOfToday, appOffer } from './appOffer.ts';
import { rememberOffer } from './offeredOnStore.ts';

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

const today = (userAgent: string) => appOfToday(userAgent, new Date());

/** A page whose footer leads to the app of one store. */
const pageWith = (store: string) => ({
  querySelector: (selector: string) =>
    selector === `a[data-app-store=${store}]` ? { href: 'https://store.example/app' } : null,
});

describe('the app of a phone, once a day of its calendar [L30]', () => {
  const zone = process.env['TZ'];
  const texts = new Map<string, string>();

  beforeEach(() => {
    process.env['TZ'] = 'Europe/Belgrade';
    texts.clear();
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+01:00') });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
  });
  afterEach(() => {
    process.env['TZ'] = zone;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is that of Android on Android, of the iPhone on an iPhone, none on a desktop [C41, C42, C44]', () => {
    expect([today(android), today(iphone), today(desktop)]).toEqual(['android', 'iphone', undefined]);
  });

  it('is never both: an offer on one counts for that one alone [C44]', () => {
    rememberOffer('android');
    expect([today(android), today(iphone)]).toEqual([undefined, 'iphone']);
    rememberOffer('iphone');
    expect([today(android), today(iphone)]).toEqual([undefined, undefined]);
  });

  it('comes again after midnight where the visitor is, not after 24 hours [C43]', () => {
    vi.setSystemTime(new Date('2026-11-22T23:59:59+01:00'));
    rememberOffer('android');
    expect(today(android)).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(today(android)).toBe('android');
    rememberOffer('android');
    vi.advanceTimersByTime(23 * 3_600_000 + 59 * 60_000);
    expect(today(android)).toBeUndefined();
  });

  it.each([
    ['25 hours', '2026-10-25T00:00:00+02:00', 25],
    ['23 hours', '2027-03-28T00:00:00+01:00', 23],
  ])('holds for a day of %s, when clocks change', (_, start, hours) => {
    vi.setSystemTime(new Date(start));
    rememberOffer('iphone');
    vi.advanceTimersByTime(hours * 3_600_000 - 1);
    expect(today(iphone)).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(today(iphone)).toBe('iphone');
  });

  it('is offered if other scripts wrote to the storage', () => {
    texts.set('app-offered-on', '{"value":{"android":7}}');
    expect(today(android)).toBe('android');
  });

  it('asks for its turn only then [T46]', () => {
    vi.stubGlobal('navigator', { userAgent: android });
    vi.stubGlobal('document', pageWith('android'));
    expect(appOffer.wants()).toBe(true);
    rememberOffer('android');
    expect(appOffer.wants()).toBe(false);
  });

  it('is not offered where its address in the store is not set [A21]', () => {
    vi.stubGlobal('navigator', { userAgent: android });
    vi.stubGlobal('document', pageWith('iphone'));
    expect(appOffer.wants()).toBe(false);
  });
});
