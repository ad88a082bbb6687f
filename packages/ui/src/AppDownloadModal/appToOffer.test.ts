import { describe, expect, it } from 'vitest';
import { appPlatform, appToOffer, localDay } from './appToOffer.ts';

const pixel =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const desktops = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (X11; CrOS aarch64 16000.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  '',
];
const windowsPhone =
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0 Mobile Safari/537.36 Edge/15';

describe('the app of a device', () => {
  it('is that of Android on Android [C41]', () => expect(appPlatform(pixel)).toBe('android'));
  it('is that of iPhone on iPhone [C42]', () => expect(appPlatform(iphone)).toBe('iphone'));
  it('is that of iPhone on an iPad that says so', () =>
    expect(appPlatform(iphone.replaceAll('iPhone', 'iPad'))).toBe('iphone'));
  it.each(desktops)('is nothing on a desktop: %s [C44]', (userAgent) => expect(appPlatform(userAgent)).toBeUndefined());
  it('is nothing on a Windows phone, which calls itself Android', () =>
    expect(appPlatform(windowsPhone)).toBeUndefined());
});

describe('once a day of the local calendar [C41-C43]', () => {
  const lastMinute = new Date(2026, 10, 20, 23, 59);
  const midnight = new Date(2026, 10, 21, 0, 0);

  it.each([
    ['never closed', null, lastMinute, 'android'],
    ['closed today', '2026-11-20', lastMinute, undefined],
    ['closed one minute before midnight', '2026-11-20', midnight, 'android'],
    ['closed yesterday', '2026-11-19', lastMinute, 'android'],
    ['closed by a clock that went ahead', '2026-11-25', lastMinute, 'android'],
    ['kept something else', 'true', lastMinute, 'android'],
  ] as const)('%s', (_case, closedOn, now, offered) => {
    expect(appToOffer(pixel, closedOn, now)).toBe(offered);
  });

  it('names the day where the user is, with two digits each', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
  });
});
