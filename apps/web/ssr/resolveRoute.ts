import { matchPath, pathOf, routes, splitLanguage, type BrandSettings, type PathMatch } from '@volan/domain-rules';

/** The decision about an address before any page is rendered. */
export type RouteDecision =
  | { readonly kind: 'page'; readonly match: PathMatch }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'missing' };

/**
 * Decides about an address: another form of an own address moves to the own one, a page that is not built is missing,
 * and `/catalog` leads to the brand's default category. [L22, T02, T07, B52]
 */
export function resolveRoute(brand: BrandSettings, pathname: string, match: PathMatch | null): RouteDecision {
  const mended = match ? null : mendedPath(brand, pathname);
  if (mended !== null) {
    return { kind: 'redirect', to: mended, status: 301 };
  }
  const { language, path } = splitLanguage(pathname);
  if (path.replace(/\/$/, '') === '/catalog') {
    const categorySlug = brand.defaultCategory;
    return { kind: 'redirect', to: pathOf(brand, 'catalog', { categorySlug }, language ?? undefined), status: 302 };
  }
  if (!match || !routes[match.page].built) {
    return { kind: 'missing' };
  }

  return match.redirect ? { kind: 'redirect', to: match.canonicalPath, status: 301 } : { kind: 'page', match };
}

/** An address of an ad whose end was lost: `/auto-oglasi/12`. */
const cutAd = /^\/([a-z]+)-oglasi\/([1-9]\d{0,9})\/?$/;

/**
 * The address that somebody meant who typed capitals or too many slashes, or whose link to an ad lost its end; null
 * where that is no page either.
 */
function mendedPath(brand: BrandSettings, pathname: string): string | null {
  const plain = pathname.replaceAll(/\/{2,}/g, '/').toLowerCase();
  const { language, path } = splitLanguage(plain);
  const [, kind, adId] = cutAd.exec(path) ?? [];
  if (kind !== undefined) {
    // any other slug than its own leads on to the ad's own address
    return pathOf(brand, 'ad', { kind, adId: Number(adId), titleSlug: 'oglas' }, language ?? undefined);
  }
  const meant = plain === pathname ? null : matchPath(brand, plain);

  return meant && routes[meant.page].built ? meant.canonicalPath : null;
}
