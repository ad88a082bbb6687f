import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@volan/api-client';
import type { OpenSession, WireCall } from '@volan/api-contract';
import type { BrandContact, PathMatch, ResolvedHost } from '@volan/domain-rules';
import type { BannerPreview } from '@volan/features/banners';
import type { Site } from '@volan/features/site';
import { createContext } from 'react-router';
import type { EndedSession } from '../server/http/cookies.ts';
import type { SealedText } from '../server/http/sealedText.ts';
import type { SiteAddress } from '../server/http/siteAddress.ts';
import type { PublicHead } from '../server/pages/publicHeads.ts';
import type { WidgetPin } from '../server/widgets/newestPin.ts';

/** The server's data about a request for a page. */
export interface RequestInfo extends SiteAddress {
  readonly host: ResolvedHost;
  readonly apiUrl: string;
  /** Version of this web app, sent with every call. [I02] */
  readonly version: string;
  /** How the brand is reached, and its company. @default nothing is shown */
  readonly contact?: BrandContact;
  /** Whether people may sign in to this brand by Google. */
  readonly hasGoogle: boolean;
  /** Origin to which a payment's form goes; null: nobody pays by card. */
  readonly paymentOrigin: string | null;
  /** Address of the operator's style of maps; null: maps are drawn from our own file. */
  readonly mapStyleUrl: string | null;
  /** Headers that tell the API who asks. */
  readonly visitor: Readonly<Record<string, string>>;
  /** The visitor chose to read Serbian in Cyrillic. */
  readonly inCyrillic: boolean;
  /** The visitor has cookies of somebody who is signed in, or was. */
  readonly hasSession: boolean;
  /** A user opens the page: its content may be marked as read. */
  readonly isVisit: boolean;
  /** Whether the API could be asked for the session. If not, it is unknown whether a session has ended. */
  readonly isSessionKnown: boolean;
  /** The session of those cookies. */
  readonly session: OpenSession | null;
  /** Fields of a form of this page that waits since its session ended; empty where none does. [K01] */
  readonly typed: readonly (readonly [name: string, text: string])[];
  /** A form was sent to the page. @default false */
  readonly isForm?: boolean;
  /** The form with files that was sent to the page. Its files are on the disk until the answer. @default null */
  readonly sentForm?: FormData | null;
  /** Whose session has ended, for the page that says so. [B06] */
  readonly ended: EndedSession | null;
  /** This browser can make a passkey and was not asked yet. @default false */
  readonly isPasskeyOfferDue?: boolean;
  /** Ads chosen to be compared without JavaScript, by the cookie of this browser. @default none */
  readonly comparedIds?: readonly number[];
  /** Language whose unpublished texts an administrator looks at. @default none */
  readonly previewOf?: string | null;
  /** The banner that an administrator looks at before it is booked. @default none */
  readonly bannerPreview?: BannerPreview | null;
  /** Encrypts and reads the password of a refused form; null on pages that are made for nobody. @default null */
  readonly sealedPassword?: SealedText | null;
  /** Encrypts and reads the step of a mailed code in the address; null on pages that are made for nobody. @default null */
  readonly sealedStep?: SealedText | null;
  /** Cookies that the answer sets, each a whole `set-cookie`; calls add theirs. */
  readonly setCookies: string[];
  /** Styles, scripts and policy of a public page with these routes that begins so; `null` in development. */
  readonly publicHead: ((routeIds: readonly string[], aboveBar: string) => PublicHead) | null;
  /** The newest exact version of the widgets' script; absent where none is built. */
  readonly widgetPin?: WidgetPin | null;
  /** Takes what went wrong while the page was made. */
  readonly onError: (error: unknown) => void;
}

/** The banners of a page, for the page cache. */
export interface ShownBanners {
  readonly positions: readonly string[];
  /** Milliseconds since 1970, when another banner begins, ends or takes its turn; `Infinity` if none does. */
  readonly validUntil: number;
}

/** The data that a request carries from the server through loaders to the page. */
export interface RequestContext {
  readonly site: Site;
  readonly api: Api;
  /** Sends a GET call without fields and gives its response as it comes, for a reply that is too large to be held. */
  readonly fetchCall: (call: Pick<WireCall, 'path' | 'bare'>) => Promise<Response>;
  /** Responses read by the loaders; the page reads them from here. */
  readonly queries: QueryClient;
  /** Page and parameters of the address; null where no page has it. */
  readonly match: PathMatch | null;
  /** Ads that the page shows, where only their changes concern it; null where any may. Set by loaders. */
  shownAds: readonly number[] | null;
  /** Positions of banners on the page, and until when those are right; null: it has none. Set by loaders. */
  shownBanners: ShownBanners | null;
  /** False: the page depends on the hour, or on data whose changes no cache hears of. Set by loaders. */
  isCacheable: boolean;
  /** The router asks for the data of a page, not for a document. */
  readonly wantsData: boolean;
  readonly hasSession: boolean;
  /** A user opens the page: its content may be marked as read. */
  readonly isVisit: boolean;
  /** Whether the API could be asked for the session. If not, it is unknown whether a session has ended. */
  readonly isSessionKnown: boolean;
  /** The session of the signed-in user. */
  readonly session: OpenSession | null;
  /** Somebody signed in just now: calls of this request are theirs from here on. */
  readonly actAs: (session: Pick<OpenSession, 'accessToken'>) => void;
  /** Adds a cookie to the answer, a whole `set-cookie`. */
  readonly setCookie: (cookie: string) => void;
  /** This browser can make a passkey and was not asked yet. */
  readonly isPasskeyOfferDue: boolean;
  /** Ads chosen to be compared without JavaScript, by the cookie of this browser. */
  readonly comparedIds: readonly number[];
  /** The form of this page that waits since its session ended; null where none does. [K01] */
  readonly typed: URLSearchParams | null;
  /** A form was sent to the page. */
  readonly isForm: boolean;
  /** The form with files that was sent to the page; null without one. */
  readonly sentForm: FormData | null;
  /** Whose session has ended, for the page that says so. [B06] */
  readonly ended: EndedSession | null;
  /** Language whose unpublished texts an administrator looks at; null for everybody else. */
  readonly previewOf: string | null;
  /** The banner that an administrator looks at before it is booked; null for everybody else. */
  readonly bannerPreview: BannerPreview | null;
  readonly sealedPassword: SealedText | null;
  readonly sealedStep: SealedText | null;
  readonly hasGoogle: boolean;
  readonly paymentOrigin: string | null;
  readonly mapStyleUrl: string | null;
  /** The page can open a map: only then its policy names the origin of the style. Loaders set it. */
  hasMap: boolean;
  readonly publicHead: RequestInfo['publicHead'];
  readonly widgetPin: WidgetPin | null;
  readonly onError: RequestInfo['onError'];
}

/** Where loaders and pages find the context of their request. */
export const requestContextKey = createContext<RequestContext>();
