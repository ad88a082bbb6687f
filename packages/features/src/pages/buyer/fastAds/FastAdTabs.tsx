import { Tabs } from '@volan/ui/Tabs';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { builtPages } from '../../../shell/BuiltPages.ts';

/** The lists of fast ads; one is left out while its page is not built. */
const views = [
  { page: 'fastAds', label: 'fast-list.tab-all' },
  { page: 'savedFastAds', label: 'fast-list.tab-saved' },
  { page: 'myFastAds', label: 'fast-list.tab-mine' },
] as const;

/** From the list of all fast ads to those of the user; visitors sign in first. */
export function FastAdTabs({ current }: { current: (typeof views)[number]['page'] }) {
  const site = useSite();
  const { t } = useMessages();
  const links = views
    .filter(({ page }) => builtPages(page))
    .map(({ page, label }) => ({ label: t(label), href: pagePath(site, page, {}), current: page === current }));

  return <Tabs label={t('fast-list.title')} links={links} />;
}
