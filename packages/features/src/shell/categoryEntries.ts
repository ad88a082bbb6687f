import type { Category } from '@volan/api-contract';
import type { MenuEntry } from '@volan/ui';
import { pagePath } from '../runtime/site/pagePath.ts';
import type { Site } from '../runtime/site/Site.ts';
import type { Messages } from '../runtime/site/useMessages.ts';

/** Categories as a tree of links with their number of ads; one whose parent is not listed is at the top. [C10] */
export function categoryEntries(site: Site, categories: readonly Category[], { number }: Pick<Messages, 'number'>) {
  const listed = new Set(categories.map(({ id }) => id));
  const below = (parentId: number | null): MenuEntry[] =>
    categories
      .filter(({ parent_id: parent }) => (parent !== null && listed.has(parent) ? parent : null) === parentId)
      .map(({ id, slug, title, count }) => {
        const entries = below(id);
        return {
          label: title,
          href: pagePath(site, 'catalog', { categorySlug: slug }),
          count: number(count),
          ...(entries.length > 0 && { entries }),
        };
      });
  return below(null);
}
