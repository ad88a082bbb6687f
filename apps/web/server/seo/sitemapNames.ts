import { languagesOf, type LanguageValue } from '@volan/domain-rules';
import type { SeoHost } from './SeoHost.ts';

/** The kind of addresses in a sitemap. */
export type SitemapKind = 'pages' | 'lists' | 'models' | 'companies' | 'fast' | 'services' | 'blog' | 'ads';

/** One sitemap: addresses of one kind in one language; large kinds come in parts. */
export interface SitemapName {
  readonly language: LanguageValue;
  readonly kind: SitemapKind;
  readonly part: number;
}

/** Most addresses of a sitemap; the protocol allows 50,000. Ads have parts of their own. */
export const addressesPerSitemap = 20_000;

const expression = /^\/sitemap-([a-z]{2})-([a-z]+)-(0|[1-9]\d{0,5})\.xml$/;

/** The path of a sitemap. It is at the root, so that it may name every address of its host. */
export const sitemapPath = ({ language, kind, part }: SitemapName) => `/sitemap-${language}-${kind}-${part}.xml`;

/**
 * Kinds whose pages a country host shows with its own ads. Ads, fast ads, companies, car services and articles belong to
 * all countries. [F08]
 */
const kindsOfCountry: readonly SitemapKind[] = ['pages', 'lists', 'models'];

/** The kinds that a host has. */
export const kindsOf = ({ country }: SeoHost): readonly SitemapKind[] =>
  country === null ? [...kindsOfCountry, 'companies', 'fast', 'services', 'blog', 'ads'] : kindsOfCountry;

/** The sitemap of a path; `null` if it is not a sitemap of this host. */
export function readSitemapPath(host: SeoHost, pathname: string): SitemapName | null {
  const [, tag, word, part] = expression.exec(pathname) ?? [];
  const language = languagesOf(host.brand).find((value) => value === tag);
  const kind = kindsOf(host).find((each) => each === word);

  return language && kind ? { language, kind, part: Number(part) } : null;
}
