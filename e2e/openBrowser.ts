import { consentVersion } from '../packages/domain-rules/src/index.ts';
import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments } from '../tools/chromium/chromiumArguments.ts';
import { findHeadlessChromium } from '../tools/chromium/findChromium.ts';

/** A cookie of a brand as the site writes it. */
const cookie = (name: string, domain: string, value: unknown) => ({
  name,
  value: encodeURIComponent(JSON.stringify({ value, exp: Date.UTC(2100, 0, 1) })),
  domain,
  path: '/',
  expires: Date.now() / 1000 + 86_400,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/** What a browser keeps whose reader has answered what a first visit asks: cookies and language. [T46] */
const answered = () => ({
  cookies: [['.volan.localhost', 'rs'] as const, ['.gearlane.localhost', 'en'] as const].flatMap(
    ([domain, language]) => [
      cookie('consent', domain, {
        id: '0'.repeat(32),
        answer: 1,
        version: consentVersion,
        day: '2026-11-22',
        purposes: [],
      }),
      cookie('uiLangSelected', domain, language),
    ],
  ),
  origins: [],
});

/**
 * Chromium for the journeys of one file; the file closes it. Its readers were here before, so nothing comes over their
 * pages, and they asked for less motion; `'first visit'` opens pages for readers who were not and did not.
 * `scrollBars` shows them as a desktop with a mouse does; without it they take no place.
 */
export async function openBrowser(
  reader: 'returning' | 'first visit' = 'returning',
  { scrollBars = false } = {},
): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: chromiumArguments,
    ...(scrollBars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
  });
  if (reader === 'returning') {
    const newContext = browser.newContext.bind(browser);
    // To press a part that still moves, the driver scrolls the page; an open menu follows its button one frame later, and
    // the press lands where the menu was. A reader does not scroll while pressing.
    browser.newContext = (options = {}) =>
      newContext({ storageState: answered(), reducedMotion: 'reduce', ...options });
  }
  return browser;
}
