import { CategoryTiles } from '@volan/ui/CategoryTiles';
import { isOutlineName } from '@volan/ui/names';
import { pagePath } from '../runtime/site/pagePath.ts';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useShell } from './useShell.ts';

/** How many categories a page that leads on offers. */
const offered = 6;

/** The first top categories as drawn tiles. */
export function CategoryLinks() {
  const site = useSite();
  const { categories } = useShell();
  return (
    <CategoryTiles
      tiles={categories
        .filter(({ parent_id: parent }) => parent === null)
        .slice(0, offered)
        .map(({ slug, title, icon }) => ({
          label: title,
          href: pagePath(site, 'catalog', { categorySlug: slug }),
          outline: isOutlineName(icon) ? icon : 'hatch',
        }))}
    />
  );
}
