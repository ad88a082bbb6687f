import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Grid } from '@volan/ui/Grid';
import { ResultHeader } from '@volan/ui/ResultHeader';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { ShowOn } from '@volan/ui/ShowOn';
import { SkipLink } from '@volan/ui/SkipLink';
import { SortSelect } from '@volan/ui/SortSelect';
import { useBanner } from '../../../blocks/banners/useBanner.tsx';
import { CachedFragment } from '../../../runtime/fragmentCache/CachedFragment.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { activeFilters } from './activeFilters.ts';
import * as styles from './catalog.css.ts';
import { CatalogFailed } from './CatalogFailed.tsx';
import { CatalogHead } from './CatalogHead.tsx';
import { catalogHref, type CatalogPlace, type CatalogView } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { CatalogResults, resultsId } from './CatalogResults.tsx';
import { CatalogSkeleton } from './CatalogSkeleton.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { panelKey } from './panelKey.ts';
import { filterPanelId, panelOf } from './panelOf.ts';
import { sortOrders } from './sortOrders.ts';
import { understoodPlace } from './understoodPlace.ts';
import { useCatalog, type Catalog } from './useCatalog.ts';

export interface CatalogPageProps {
  categoryId: number;
  place: CatalogPlace;
}

function Tools({ place, meta }: { place: CatalogPlace; meta: Catalog['meta'] }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const viewLink = (view: CatalogView) => ({
    href: catalogHref(site, { ...place, view }),
    current: place.view === view,
  });

  return (
    <>
      <SortSelect label={t('catalog.sort-by')} orders={sortOrders(place, meta, site, messages)} />
      <SegmentedControl
        label={t('catalog.view')}
        segments={[
          { label: t('catalog.list'), icon: 'list', ...viewLink('list') },
          { label: t('catalog.grid'), icon: 'layout-grid', ...viewLink('grid') },
        ]}
      />
    </>
  );
}

function Found({ place, catalog }: { place: CatalogPlace; catalog: Catalog }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { meta, subjects } = catalog;
  const rail = useBanner('catalog', 'catalog-rail');
  const chosen = activeFilters(place, subjects, site, messages).length;

  return (
    <>
      <CatalogHead place={place} catalog={catalog} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: subjects.category.title }]}
      />
      <ResultHeader
        title={subjects.category.title}
        count={t(chosen > 0 ? 'catalog.matches' : 'ads-count', { count: meta.total })}
        filters={{
          label: t('catalog.filters'),
          sheet: filterPanelId,
          ...(chosen > 0 && {
            badge: { count: messages.number(chosen), label: t('catalog.active-filters', { count: chosen }) },
          }),
        }}
      >
        <Tools place={place} meta={meta} />
      </ResultHeader>
      <SkipLink to={resultsId}>{t('catalog.skip-to-results')}</SkipLink>
      <Grid layout="catalog">
        <div>
          <CachedFragment cacheKey={panelKey(place, meta, subjects, site)}>
            {() => <FilterPanel {...panelOf(place, meta, subjects, site)} />}
          </CachedFragment>
          {rail && (
            <ShowOn width="desktop">
              <div className={styles.rail}>{rail}</div>
            </ShowOn>
          )}
        </div>
        <CatalogResults place={place} catalog={catalog} />
      </Grid>
    </>
  );
}

/** The catalog: filters, and the ads that match them. [B25, B26, M51] */
export function CatalogPage({ categoryId, place }: CatalogPageProps) {
  const state = useCatalog(categoryId, place.query);
  return (
    <SitePage>
      {state.kind === 'read' && <Found place={understoodPlace(place, state.catalog)} catalog={state.catalog} />}
      {state.kind === 'loading' && <CatalogSkeleton />}
      {state.kind === 'failed' && <CatalogFailed retry={state.retry} />}
    </SitePage>
  );
}
