import { consentVersion } from '../packages/domain-rules/src/index.ts';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { chromiumArguments } from '../tools/chromium/chromiumArguments.ts';
import { findChromium, findHeadlessChromium } from '../tools/chromium/findChromium.ts';

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

/** Cookies and language of a visitor who answered the questions of a first visit. [T46] */
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

/** How many times slower pages run than the machine could: a burn-in asks for it. */
const slowdown = Number(process.env['JOURNEY_SLOWDOWN'] ?? 1);

/** Slows down every page that the context opens by itself. */
function slow(context: BrowserContext) {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    return page;
  };
  return context;
}

/** Replaces `requestIdleCallback` with a timer, because headless browsers never call it on some pages. */
function restByTimer() {
  const wait = window.setTimeout.bind(window);
  window.requestIdleCallback = (work) => wait(() => work({ didTimeout: false, timeRemaining: () => 50 }), 20);
  window.cancelIdleCallback = (id) => clearTimeout(id);
}

/**
 * Opens the pages of this browser as a returning visitor, who sees no overlays of a first visit and prefers reduced
 * motion. `'first visit'` opens them as a new visitor without that preference.
 */
export function asVisitors(browser: Browser, visitor: 'returning' | 'first visit' = 'returning'): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options = {}) => {
    // To press a part that still moves, the driver scrolls the page; an open menu follows its button one frame later,
    // and the press lands where the menu was. A visitor does not scroll while pressing.
    const before = visitor === 'returning' ? ({ storageState: answered(), reducedMotion: 'reduce' } as const) : {};
    const context = await newContext({ ...before, ...options });
    await context.addInitScript(restByTimer);

    return slowdown > 1 ? slow(context) : context;
  };

  return browser;
}

/**
 * Starts a Chromium of its own.
 *
 * @param options `scrollBars` shows them as a desktop with a mouse does; else they take no place. `notifications`
 * starts a whole Chromium: the headless one shows none.
 */
export function launchBrowser({ scrollBars = false, notifications = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: notifications ? findChromium() : findHeadlessChromium(),
    args: notifications ? [...chromiumArguments, '--headless=new'] : chromiumArguments,
    ...(scrollBars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
  });
}
