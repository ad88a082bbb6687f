import { metaText } from '@volan/domain-rules';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { itemListFacts } from '../../../shell/head/itemListFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { activeFilters, chosenKeys, withoutFilters } from './activeFilters.ts';
import { catalogHref, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { filterOrder } from './filterOrder.ts';
import type { Catalog } from './useCatalog.ts';
import { valueLabel, type FilterSubjects } from './filterLabels.ts';

/**
 * The page of a catalog place for search engines: unknown words narrow nothing, and another view or order is the same
 * list. [M60]
 */
function ownPlace(place: CatalogPlace, subjects: FilterSubjects, messages: Messages): CatalogPlace {
  const filters = place.query.filters
    .map(({ key, values }) => ({
      key,
      values: values.filter((value) => valueLabel(key, value, subjects, messages) !== null),
    }))
    .filter(({ values }) => values.length > 0);
  return { ...place, view: 'list', query: { ...place.query, filters, sorting: null } };
}

/** Most groups of filters that a search engine may keep. */
const indexedGroups = 2;

/** Title, description and addresses of a list. The view is no other page, and neither is an order. [M60] */
export function CatalogHead({ place, catalog }: { place: CatalogPlace; catalog: Catalog }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { ads, meta, subjects } = catalog;
  const { category } = subjects;
  const filters = activeFilters(place, subjects, site, messages).map(({ label }) => label);
  const origin = originOf(site, site.country);
  const own = ownPlace(place, subjects, messages);
  const order = filterOrder(category);
  const canonical = catalogHref(site, own, order);
  const picture = ads[0]?.images[0];
  const trail = breadcrumbFacts([
    { label: t('shell.home'), address: origin + homeHref(site) },
    {
      label: category.title,
      address: origin + catalogHref(site, { ...own, query: withoutFilters(own.query) }),
    },
  ]);
  const { page, pages, per_page: perPage, total } = meta;
  const list = itemListFacts(
    ads.map((ad) => ({ name: ad.title, address: originOf(site) + adHref(site, ad) })),
    { first: (page - 1) * perPage + 1, total },
  );
  const hrefOf = (beside: number) => catalogHref(site, { ...own, query: { ...own.query, page: beside } }, order);
  const title = [category.title, ...filters].join(', ');

  return (
    <PageHead
      title={place.query.page > 1 ? `${title} – ${t('pager.page', { page: place.query.page })}` : title}
      description={metaText(t('catalog.meta', { count: total, category: title }))}
      canonical={canonical}
      origin={origin}
      noindex={
        chosenKeys(own.query).length > indexedGroups ||
        own.query.q !== '' ||
        own.query.seller !== null ||
        ads.length === 0
      }
      {...(page > 1 && page <= pages && { previous: hrefOf(page - 1) })}
      {...(page < pages && { next: hrefOf(page + 1) })}
      {...(picture && { picture: picture.id, pictureAlt: ads[0]?.title ?? title })}
      facts={ads.length > 0 ? [list, trail] : [trail]}
    />
  );
}
