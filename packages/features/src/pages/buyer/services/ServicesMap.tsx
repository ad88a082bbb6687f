import { intlTag } from '@volan/i18n';
import { island } from '../../../runtime/hydration/island.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { ServicesMapIsland } from './ServicesMap.island.tsx';
import type { ServicesPageProps } from './ServicesPageProps.ts';

const Part = island('servicesMap', ServicesMapIsland);

/** A button that opens the map of a list, on a public page as an island. */
export function ServicesMap({
  query,
  map,
}: Pick<ServicesPageProps, 'query'> & { map: NonNullable<ServicesPageProps['map']> }) {
  const site = useSite();
  const { t } = useMessages();

  return (
    <Part
      asking={{ brand: site.brand.id, language: site.language }}
      query={query}
      country={site.country}
      path={pagePath(site, 'services', {})}
      tag={intlTag(site.language)}
      townsOf={map.townsOf}
      workerUrl={map.workerUrl}
      styleUrl={map.styleUrl ?? null}
      labels={{
        map: t('map.title'),
        show: t('map.show'),
        hide: t('map.hide'),
        zoomIn: t('map.zoom-in'),
        zoomOut: t('map.zoom-out'),
        together: t('map.together'),
        failed: t('map.failed'),
        list: t('map.list'),
        hideList: t('map.hide-list'),
        unread: t('map.unread'),
        again: t('map.again'),
      }}
    />
  );
}
