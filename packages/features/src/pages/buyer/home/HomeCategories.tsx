import { CountedTiles, type CountedTile } from '@volan/ui/CountedTiles';
import { isIconName } from '@volan/ui/names';
import { SectionHead } from '@volan/ui/SectionHead';
import { useShell } from '../../../shell/useShell.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { countOf } from './countOf.ts';

const id = 'categories';

/**
 * The top categories with the number of ads in each; nothing where they could not be read, as in the menus. [M50, C10]
 */
export function HomeCategories() {
  const site = useSite();
  const messages = useMessages();
  const top = useShell().categories.filter(({ parent_id: parent }) => parent === null);
  if (top.length === 0) {
    return null;
  }
  const tiles = top.map(({ slug, title, icon, count }): CountedTile => ({
    label: title,
    href: pagePath(site, 'catalog', { categorySlug: slug }),
    icon: isIconName(icon) ? icon : 'car',
    ...countOf(count, messages),
  }));

  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={messages.t('home.categories')} />
      <CountedTiles tiles={tiles} />
    </section>
  );
}
