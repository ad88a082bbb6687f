import { pathPatterns, type WidgetKind } from '@volan/domain-rules';

/** Pages whose addresses say what a widget shows. */
const sourcePages = ['company', 'catalog', 'ad', 'adDetails'] as const;

/** How addresses of a page look, as plain text: it travels to the browser, where the route table is not. */
export interface SourcePattern {
  readonly page: (typeof sourcePages)[number];
  /** A regular expression with the parts of the address as named groups. */
  readonly expression: string;
}

/** The addresses that {@link readSource} knows, in the spellings of all brands. */
export const sourcePatterns = (): SourcePattern[] =>
  sourcePages.flatMap((page) =>
    pathPatterns
      .filter((pattern) => pattern.page === page)
      .map(({ expression }) => ({ page, expression: expression.source.replace('^', '^(?:\\/[a-z]{2})?') })),
  );

/** Attributes that say what a widget shows. */
export type SourceAttributes = Readonly<Partial<Record<'company' | 'ad' | 'category' | 'filters', string>>>;

/** The error of a source: it is missing, or not an address of the right kind. */
export type SourceProblem = 'missing' | 'wrong';

/** A source that was read: the attributes of the element, and the path where its link leads; null: to the home page. */
export interface ReadSource {
  readonly attributes: SourceAttributes;
  readonly path: string | null;
}

/**
 * Reads a pasted address of a company (for its stock), of an ad (for its price) or of a list (for the others, where
 * none means all ads).
 */
export function readSource(
  element: WidgetKind,
  source: string,
  patterns: readonly SourcePattern[],
): ReadSource | SourceProblem {
  const isNeeded = element === 'stock' || element === 'price-badge';
  if (source === '') return isNeeded ? 'missing' : { attributes: {}, path: null };

  const address = /^[a-z]+:\/\//i.test(source)
    ? source
    : source.replace(/^\/?/, source.startsWith('/') ? 'https://x/' : 'https://');
  const url = URL.parse(address);
  if (!url) return 'wrong';

  for (const { page, expression } of patterns) {
    const found = new RegExp(expression).exec(url.pathname)?.groups;
    if (!found) continue;

    const { companySlug, adId, categorySlug } = found;
    const path = url.pathname;
    if (element === 'stock' && page === 'company' && companySlug !== undefined) {
      return { attributes: { company: companySlug }, path };
    }
    if (element === 'price-badge' && adId !== undefined) return { attributes: { ad: adId }, path };
    if (!isNeeded && page === 'catalog' && categorySlug !== undefined) {
      const filters = url.searchParams.get('filters');
      const attributes = { category: categorySlug, ...(filters !== null && filters !== '' && { filters }) };
      return { attributes, path: path + url.search };
    }
  }

  return 'wrong';
}
