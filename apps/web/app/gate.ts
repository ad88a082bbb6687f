import { matchPath, pathOf, routes, splitLanguage, type BrandSettings, type PathMatch } from '@volan/domain-rules';

/** What becomes of a path before any page is made. */
export type Gate =
  | { readonly kind: 'pass'; readonly match: PathMatch }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'missing' };

/**
 * Decides about a path: another form of an own address moves to the own one, a page that is not built is missing, and
 * `/catalog` leads to the brand's default category. [L22, T02, T07, B52]
 */
export function gate(brand: BrandSettings, pathname: string): Gate {
  const match = matchPath(brand, pathname);
  const { language, path } = splitLanguage(pathname);
  if (path.replace(/\/$/, '') === '/catalog') {
    const categorySlug = brand.defaultCategory;
    return { kind: 'redirect', to: pathOf(brand, 'catalog', { categorySlug }, language ?? undefined), status: 302 };
  }
  if (!match || !routes[match.page].built) {
    return { kind: 'missing' };
  }
  return match.redirect ? { kind: 'redirect', to: match.canonicalPath, status: 301 } : { kind: 'pass', match };
}
