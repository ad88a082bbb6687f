import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { chosenKeys, keyLabel, withoutFilters, withoutKey } from './activeFilters.ts';
import { catalogHref, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { filterOrder } from './filterOrder.ts';
import type { Catalog } from './useCatalog.ts';

/** Why a list is empty, and the shortest way to ads: the filter whose removal brings most of them. [M51] */
export function CatalogEmpty({ place, catalog }: { place: CatalogPlace; catalog: Catalog }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { query } = place;
  const { meta, subjects } = catalog;
  const hrefOf = (changed: CatalogPlace['query']) =>
    catalogHref(site, { ...place, query: changed }, filterOrder(subjects.category));

  if (meta.total > 0) {
    return (
      <EmptyState
        icon="search-x"
        title={t('catalog.beyond-end')}
        help={t('catalog.beyond-end-text')}
        action={
          <Button variant="primary" href={hrefOf({ ...query, page: 1 })}>
            {t('catalog.first-page')}
          </Button>
        }
      />
    );
  }
  if (chosenKeys(query).length === 0) {
    return <EmptyState icon="car" title={t('catalog.empty-category')} help={t('catalog.empty-text')} />;
  }
  const { narrowest } = meta;
  const filter = narrowest && keyLabel(narrowest.key, query, subjects, messages);
  if (narrowest && filter && narrowest.total > 0) {
    return (
      <EmptyState
        icon="search-x"
        title={t('catalog.empty')}
        help={t('catalog.empty-narrowest', { filter, count: narrowest.total })}
        action={
          <Button variant="primary" href={hrefOf(withoutKey(query, narrowest.key))}>
            {t('catalog.empty-remove')}
          </Button>
        }
      />
    );
  }

  return (
    <EmptyState
      icon="search-x"
      title={t('catalog.empty')}
      help={t('catalog.empty-text')}
      action={
        <Button variant="primary" href={hrefOf(withoutFilters(query))}>
          {t('catalog.clear-all')}
        </Button>
      }
    />
  );
}
