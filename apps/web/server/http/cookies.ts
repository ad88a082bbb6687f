import { acceptsCyrillic, comparedCookie, cyrillicScript, readCompareLink, scriptCookie } from '@volan/domain-rules';

/** The cookies of a request, decoded. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** The cookies of a session, running or ended. */
const sessionCookies = ['user', 'rfT', 'acT'] as const;

/** Whether the page for these cookies may be about one person: such a request neither reads nor fills a cache. */
export const hasSessionCookie = (cookies: Cookies) => sessionCookies.some((name) => cookies[name] !== undefined);

/**
 * The user whose session has ended in this browser, as the API left it there for half an hour; null if unknown. [B06]
 */
export interface EndedSession {
  readonly email: string;
  readonly remembered: boolean;
}

/** Reads it from the cookies of a request. A user who forges the cookie only names themselves. */
export function endedSession(cookies: Cookies): EndedSession | null {
  try {
    const { email, remembered } = JSON.parse(cookies['ended'] ?? '') as Partial<Record<string, unknown>>;
    return typeof email === 'string' && email.length <= 254 ? { email, remembered: remembered === true } : null;
  } catch {
    return null;
  }
}

/**
 * Whether this browser can make a passkey and was not asked yet, by the cookie of `useTellPasskeys`
 * (`@volan/features`).
 */
export const isPasskeyOfferDue = (cookies: Cookies) => cookies['passkeyOffer'] === 'due';

/**
 * Ids of the ads that were chosen to be compared without JavaScript, at most ten; empty without the cookie or where it
 * is unreadable. [B24, M56]
 */
export const comparedIds = (cookies: Cookies): readonly number[] =>
  readCompareLink(new URLSearchParams({ ads: cookies[comparedCookie] ?? '' }))?.ids ?? [];

/** Whether the visitor reads Serbian in Cyrillic: by their choice, else by the languages of their browser. */
export const readsCyrillic = (cookies: Cookies, acceptLanguage = '') =>
  cookies[scriptCookie] === undefined ? acceptsCyrillic(acceptLanguage) : cookies[scriptCookie] === cyrillicScript;

/** The choice as `@volan/features` keeps it (`themeStore`): the start of `{"value":"dark","exp":…}`. */
const chosenTheme = /^\{"value":"(light|dark)"/;

/**
 * The header that tells a page which theme its visitor chose; `system` where they chose none. It belongs to the
 * response and not to the page, which is the same for everybody. [F05]
 */
export const themeServerTiming = (cookies: Cookies) => ({
  'server-timing': `theme;desc=${chosenTheme.exec(cookies['theme'] ?? '')?.[1] ?? 'system'}`,
});
