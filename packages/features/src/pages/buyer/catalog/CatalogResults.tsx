import { ActiveFilters } from '@volan/ui/ActiveFilters';
import { Alert } from '@volan/ui/Alert';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { Stack } from '@volan/ui/Stack';
import { CompareForm } from '../../../blocks/compare/CompareForm.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { activeFilters, withoutFilters } from './activeFilters.ts';
import { AdList } from './AdList.tsx';
import { CatalogEmpty } from './CatalogEmpty.tsx';
import { catalogHref, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { ModelLink } from './ModelLink.tsx';
import { pageLinks } from './pageLinks.ts';
import { TopGroup } from './TopGroup.tsx';
import type { Catalog } from './useCatalog.ts';

/** Chips, the promoted group, the ads and the pager of a list. [M51] */
export function CatalogResults({ place, catalog }: { place: CatalogPlace; catalog: Catalog }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { ads, meta, subjects } = catalog;
  const chips = activeFilters(place, subjects, site, messages);
  return (
    <Stack gap={2}>
      <CompareForm categoryId={subjects.category.id} />
      {meta.unknown.length > 0 && (
        <Alert tone="caution">
          {t('catalog.unknown-filters', { count: meta.unknown.length, names: meta.unknown.join(', ') })}
        </Alert>
      )}
      <ActiveFilters
        label={t('catalog.active-filters', { count: chips.length })}
        removeLabel={t('catalog.remove-filter', { filter: '' }).trim()}
        filters={chips}
        clear={{
          href: catalogHref(site, { ...place, query: withoutFilters(place.query) }),
          label: t('catalog.clear-all'),
        }}
      />
      <ModelLink place={place} subjects={subjects} />
      <TopGroup ads={meta.top} view={place.view} />
      {ads.length === 0 ? (
        <CatalogEmpty place={place} catalog={catalog} />
      ) : (
        <Stack gap={1.5}>
          {meta.top.length > 0 && (
            <Heading level={2} size="h3">
              {t('catalog.all-ads')}
            </Heading>
          )}
          <AdList
            ads={ads}
            view={place.view}
            headingLevel={meta.top.length > 0 ? 3 : 2}
            first={meta.top.length === 0}
            above={meta.top.length}
          />
        </Stack>
      )}
      {meta.pages > 1 && ads.length > 0 && <Pagination {...pageLinks(place, meta.pages, site, messages)} />}
    </Stack>
  );
}
