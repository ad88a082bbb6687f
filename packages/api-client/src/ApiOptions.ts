import type { LanguageValue } from '@volan/domain-rules';
import type { Failed } from './Result.ts';
import type { Session } from './Session.ts';

/** How a client reaches the API and who it speaks for. */
export interface ApiOptions {
  /** Origin of the API without `/v3`; empty for the origin of the page. */
  readonly baseUrl: string;
  /** Id of this client’s session, at least 128 random bits; see `createUid`. [E03] */
  readonly uid: string;
  /** Version of the client, sent as `x-app-version`. */
  readonly version: string;
  /** Language value of the texts wanted, such as `rs`. */
  readonly language: LanguageValue;
  /** Id of the brand the visitor came by. */
  readonly brand: string;
  /** Access token of the moment; null signed out. */
  readonly accessToken?: () => string | null;
  /**
   * Session of a browser, instead of `accessToken`: calls that are not open to everybody take their token from it, and
   * are repeated once where the token had become stale. [F01]
   */
  readonly session?: Session;
  /** Refresh token for apps and partners; a browser holds it in a cookie. */
  readonly refreshToken?: () => string | null;
  /** @default the platform’s fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Encrypts form fields and asks for encrypted replies; off inside one machine. @default true */
  readonly encrypt?: boolean;
  /** Longest wait for an answer, in milliseconds. [I07] @default 300000 */
  readonly timeoutMs?: number;
  /** More headers for every call, such as what the web server passes on. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears of every failure that `sendOrNull` and `sendOrEmpty` swallow. [T15] */
  readonly onError?: (failed: Failed<unknown>, callName: string) => void;
  /** The server no longer knows the session, and it could not be renewed: show the page “session expired”. [K01] */
  readonly onSessionExpired?: () => void;
}
