import type { BrandContact, BrandSettings, LanguageValue } from '@volan/domain-rules';
import type { CompiledMessages } from '@volan/i18n';
import type { Viewer } from './Viewer.ts';

/** Whose page is shown, to whom and where: what every part of a page may ask. */
export interface Site {
  readonly brand: BrandSettings;
  readonly language: LanguageValue;
  /** Serbian in Cyrillic, as its visitor asked by a cookie; means nothing in other languages. @default false */
  readonly inCyrillic?: boolean;
  /** ISO code of a country host; `null` = all countries. [F08] */
  readonly country: string | null;
  /** `https:` or `http:`. */
  readonly protocol: string;
  /** The brand's own host with its port, without a country in front. */
  readonly host: string;
  /** Path of the page as it was asked for, with its language. */
  readonly pathname: string;
  /** Query of the page as it was asked for, with `?`, or empty. */
  readonly search: string;
  /** Number of the request in our logs, for support; absent in stories. */
  readonly requestId?: string | undefined;
  /** Version of the web app, which pages send to the API; absent in stories. [I02] */
  readonly version?: string | undefined;
  /** How the brand is reached, and its company. @default nothing is shown [A20, A21] */
  readonly contact?: BrandContact | undefined;
  /** The signed-in user; pages that are the same for everybody are made for a visitor. */
  readonly viewer?: Viewer | undefined;
  /** Texts that are not published, for an administrator who looks at them. [J63] */
  readonly drafts?: CompiledMessages | undefined;
  /** Moment of the request in milliseconds: "2 hours ago" counts from here. */
  readonly now: number;
}
