import type { AdSearchMeta, CategoryWithSpecifications } from '@volan/api-contract';
import { readCatalogQuery } from '@volan/domain-rules';

/** What {@link shortcutCount} counts by. */
export interface Counted {
  readonly meta: Pick<AdSearchMeta, 'facets' | 'credit'>;
  readonly category: Pick<CategoryWithSpecifications, 'specifications'>;
}

/**
 * How many ads a shortcut leads to, from the numbers of the whole category; `null` where they cannot say it: ads with
 * several of the answers would count twice. [B45-B50]
 */
export function shortcutCount(href: string, { meta, category }: Counted): number | null {
  const { filters, financing } = readCatalogQuery(new URLSearchParams(href.split('?')[1] ?? '')).query;
  const [group, ...others] = filters;
  if (financing && !group) {
    return meta.credit;
  }
  const question = category.specifications.find(({ slug }) => slug === group?.key);
  if (!group || others.length > 0 || financing || !question) {
    return null;
  }
  if (group.values.length > 1 && question.multi === 1) {
    return null;
  }
  const facet = meta.facets[group.key] ?? {};

  return group.values.reduce((sum, value) => sum + (value.kind === 'option' ? (facet[value.slug] ?? 0) : 0), 0);
}
