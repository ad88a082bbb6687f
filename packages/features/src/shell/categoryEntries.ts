import type { Category } from '@volan/api-contract';
import type { MenuEntry } from '@volan/ui';
import { pagePath } from '../site/pagePath.ts';
import type { Site } from '../site/Site.ts';
import type { Words } from '../site/useWords.ts';

/** Categories as links with their number of ads. [C10] */
export function categoryEntries(
  site: Site,
  categories: readonly Category[],
  { number }: Words,
  current?: string,
): MenuEntry[] {
  return categories.map(({ slug, title, count }) => ({
    label: title,
    href: pagePath(site, 'catalog', { categorySlug: slug }),
    count: number(count),
    current: slug === current,
  }));
}
