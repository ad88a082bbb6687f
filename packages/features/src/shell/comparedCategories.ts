import type { CompareLists } from '@volan/domain-rules';
import type { MenuEntry } from '@volan/ui';
import type { CompareLink } from './HeaderBadgesProps.ts';

/** The comparison of a category: `href` is that of any. */
const comparisonHref = (href: string, categoryId: string) => href.replace(/\d+$/, categoryId);

/**
 * The categories with ads to compare; the one that was added to last is first. A category that is gone has no name.
 * [C05, F14]
 */
export function comparedCategories({ last, lists }: CompareLists, { href, categories }: CompareLink): MenuEntry[] {
  const isLast = (id: string) => Number(id === String(last));
  return Object.entries(lists)
    .toSorted(([one], [other]) => isLast(other) - isLast(one))
    .map(([id, { ids }]) => ({
      label: categories[id] ?? '…',
      href: comparisonHref(href, id),
      count: String(ids.length),
      opensDialog: `compare:${id}`,
    }));
}
