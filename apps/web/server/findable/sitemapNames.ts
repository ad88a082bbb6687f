import { languagesOf, type LanguageValue } from '@volan/domain-rules';
import type { FindableHost } from './FindableHost.ts';

/** What a sitemap holds: addresses of one kind. */
export type SitemapKind = 'pages' | 'lists' | 'models' | 'companies' | 'ads';

/** One sitemap: addresses of one kind in one language; large kinds come in parts. */
export interface SitemapName {
  readonly language: LanguageValue;
  readonly kind: SitemapKind;
  readonly part: number;
}

/** Most addresses of a sitemap; the protocol allows 50,000. Ads have parts of their own. */
export const addressesPerSitemap = 20_000;

const expression = /^\/sitemap-([a-z]{2})-(pages|lists|models|companies|ads)-(0|[1-9]\d{0,5})\.xml$/;

/** The path of a sitemap. It stands at the root, so that it may name every address of its host. */
export const sitemapPath = ({ language, kind, part }: SitemapName) => `/sitemap-${language}-${kind}-${part}.xml`;

/** What a path names; `null` where it is no sitemap of this host: a country has lists of its own, all else is shown for all countries. */
export function readSitemapPath({ brand, country }: FindableHost, pathname: string): SitemapName | null {
  const [, tag, kind, part] = expression.exec(pathname) ?? [];
  const language = languagesOf(brand).find((value) => value === tag);
  if (!language || !kind || (country !== null && kind !== 'lists')) {
    return null;
  }
  return { language, kind: kind as SitemapKind, part: Number(part) };
}
