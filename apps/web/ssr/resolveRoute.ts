import { pathOf, routes, splitLanguage, type BrandSettings, type PathMatch } from '@volan/domain-rules';

/** What becomes of an address before any page is made. */
export type RouteDecision =
  | { readonly kind: 'page'; readonly match: PathMatch }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'missing' };

/**
 * Decides about an address: another form of an own address moves to the own one, a page that is not built is missing,
 * and `/catalog` leads to the brand's default category. [L22, T02, T07, B52]
 */
export function resolveRoute(brand: BrandSettings, pathname: string, match: PathMatch | null): RouteDecision {
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
