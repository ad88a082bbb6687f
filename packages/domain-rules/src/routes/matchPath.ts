import type { LanguageValue } from '../languages/LanguageValue.ts';
import { splitLanguage } from '../languages/splitLanguage.ts';
import { pathOf, type BrandPaths } from './pathOf.ts';
import { pathPatterns } from './pathPatterns.ts';
import type { Page, PageParams } from './routes.ts';

/** The page of an address. Narrow `params` by `page`. */
export type PathMatch = {
  [P in Page]: {
    readonly page: P;
    readonly params: PageParams<P>;
    readonly language: LanguageValue;
    /** The brand's own address of the same page. */
    readonly canonicalPath: string;
    /** The address is another one than the own: answer 301 to `canonicalPath`. [T02, A02] */
    readonly redirect: boolean;
  };
}[Page];

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/**
 * The page of a path (as it is in the request, still percent-encoded), or `null` where no page has it.
 *
 * The other spelling, the prefix of the brand's own language and a final slash lead to the same page, with
 * `redirect`. A page that is not built yet matches as well: ask `routes[page].built`. [B25-B44, T02, T07, T58]
 */
export function matchPath(brand: BrandPaths, pathname: string): PathMatch | null {
  const split = splitLanguage(pathname);
  const language = split.language ?? brand.defaultLanguage;
  const path = split.path.length > 1 ? split.path.replace(/\/$/, '') : split.path;
  const own = pathPatterns.find((pattern) => pattern.spelling === brand.spelling && pattern.expression.test(path));
  const pattern = own ?? pathPatterns.find(({ expression }) => expression.test(path));
  if (!pattern) {
    return null;
  }
  const params: Record<string, string | number> = {};
  for (const [name, segment] of Object.entries(pattern.expression.exec(path)?.groups ?? {})) {
    const value = decoded(segment);
    if (value === null) {
      return null;
    }
    params[name] = name.endsWith('Id') ? Number(value) : value;
  }
  const canonicalPath = pathOf(brand, pattern.page, params as PageParams<typeof pattern.page>, language);

  return { page: pattern.page, params, language, canonicalPath, redirect: canonicalPath !== pathname } as PathMatch;
}
