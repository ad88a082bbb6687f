import type { CompanyDetails } from '@volan/api-contract';
import { emptyCatalogQuery } from '@volan/domain-rules';
import { Chip } from '@volan/ui/Chip';
import { Grid } from '@volan/ui/Grid';
import { ResultHeader } from '@volan/ui/ResultHeader';
import { Row } from '@volan/ui/Row';
import { SortSelect } from '@volan/ui/SortSelect';
import { Stack } from '@volan/ui/Stack';
import { activeFilters } from '../catalog/activeFilters.ts';
import { CatalogFailed } from '../catalog/CatalogFailed.tsx';
import { catalogHref, searchAt, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { CatalogResults } from '../catalog/CatalogResults.tsx';
import { CatalogSkeleton } from '../catalog/CatalogSkeleton.tsx';
import { FilterPanel } from '../catalog/FilterPanel.tsx';
import { filterPanelId, panelOf } from '../catalog/panelOf.ts';
import { sortOrders } from '../catalog/sortOrders.ts';
import { understoodPlace } from '../catalog/understoodPlace.ts';
import { useCatalog, type Catalog } from '../catalog/useCatalog.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface CompanyStockProps {
  company: CompanyDetails;
  /** The category of the stock that is shown. */
  categoryId: number;
  place: CatalogPlace;
}

/** The categories of a stock as links; nothing for a single one. */
function Categories({ company, categoryId, place }: CompanyStockProps) {
  const site = useSite();
  const { t, number } = useMessages();
  const [main] = company.categories;
  if (company.categories.length < 2) {
    return null;
  }

  return (
    <nav aria-label={t('company.category')}>
      <Row gap={1} wrap>
        {company.categories.map(({ id, slug, title, ads }) => (
          <Chip
            key={id}
            count={number(ads)}
            current={id === categoryId}
            href={catalogHref(site, {
              ...place,
              categorySlug: slug,
              query: { ...emptyCatalogQuery, categoryId: id === main?.id ? null : id },
            })}
          >
            {title}
          </Chip>
        ))}
      </Row>
    </nav>
  );
}

function Found({ place, catalog }: { place: CatalogPlace; catalog: Catalog }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { meta, subjects } = catalog;
  const chosen = activeFilters(place, subjects, site, messages).length;

  return (
    <div>
      <ResultHeader
        title={t('company.stock')}
        headingLevel={2}
        count={t(chosen > 0 ? 'catalog.matches' : 'ads-count', { count: meta.total })}
        filters={{
          label: t('catalog.filters'),
          sheet: filterPanelId,
          ...(chosen > 0 && {
            badge: { count: messages.number(chosen), label: t('catalog.active-filters', { count: chosen }) },
          }),
        }}
      >
        <SortSelect label={t('catalog.sort-by')} orders={sortOrders(place, meta, site, messages)} />
      </ResultHeader>
      <Grid layout="catalog">
        <FilterPanel {...panelOf(place, meta, subjects, site)} />
        {/* promoted ads are in a company's own stock already */}
        <CatalogResults place={place} catalog={{ ...catalog, meta: { ...meta, top: [] } }} />
      </Grid>
    </div>
  );
}

/** The ads of a company with the filters of the catalog. [M58] */
export function CompanyStock(props: CompanyStockProps) {
  const { categoryId, place } = props;
  const state = useCatalog(categoryId, searchAt(place));
  return (
    <Stack gap={2.5}>
      <Categories {...props} />
      {state.kind === 'read' && <Found place={understoodPlace(place, state.catalog)} catalog={state.catalog} />}
      {state.kind === 'loading' && <CatalogSkeleton />}
      {state.kind === 'failed' && <CatalogFailed retry={state.retry} />}
    </Stack>
  );
}
