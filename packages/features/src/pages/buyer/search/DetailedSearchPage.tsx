import { taxonomyQueries, useApi } from '@volan/api-client/react';
import { metaText } from '@volan/domain-rules';
import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Stack } from '@volan/ui/Stack';
import { CatalogFailed } from '../catalog/CatalogFailed.tsx';
import { catalogHref, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { CatalogSkeleton } from '../catalog/CatalogSkeleton.tsx';
import { useCatalog, type Catalog } from '../catalog/useCatalog.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { detailedSearchOf } from './detailedSearchOf.ts';
import { island } from '../../../runtime/hydration/island.tsx';
import { DetailedSearchIsland } from './DetailedSearch.island.tsx';

/** The form of the detailed search, on a public page as an island. */
const DetailedSearchForm = island('detailedSearch', DetailedSearchIsland);

export interface DetailedSearchPageProps {
  categoryId: number;
  /** The initial values of the form. */
  place: CatalogPlace;
}

function Asked({ place, catalog: { meta, subjects } }: { place: CatalogPlace; catalog: Catalog }) {
  const api = useApi();
  const site = useSite();
  const { t } = useMessages();
  const categories = useQuery(taxonomyQueries.categories(api)).data ?? [subjects.category];
  const { category } = subjects;
  const { categorySlug } = place;

  return (
    <>
      <PageHead
        title={`${t('search.title')}: ${category.title}`}
        description={metaText(t('search.text', { category: category.title }))}
        canonical={pagePath(site, 'detailedSearch', { categorySlug })}
        origin={originOf(site, site.country)}
        noindex
      />
      <Stack gap={2}>
        <Breadcrumbs
          label={t('shell.breadcrumbs')}
          crumbs={[
            { label: t('shell.home'), href: homeHref(site) },
            { label: category.title, href: catalogHref(site, place) },
            { label: t('search.title') },
          ]}
        />
        <DetailedSearchForm {...detailedSearchOf(place, meta, subjects, categories, site)} />
      </Stack>
    </>
  );
}

/** Every question of a category in one form, filled in with a search. A form is nothing for search engines. [M51] */
export function DetailedSearchPage({ categoryId, place }: DetailedSearchPageProps) {
  const state = useCatalog(categoryId, place.query);
  return (
    <SitePage>
      {state.kind === 'read' && <Asked place={place} catalog={state.catalog} />}
      {state.kind === 'loading' && <CatalogSkeleton />}
      {state.kind === 'failed' && <CatalogFailed retry={state.retry} />}
    </SitePage>
  );
}
