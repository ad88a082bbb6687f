import { ActiveFilters } from '@volan/ui/ActiveFilters';
import { Alert } from '@volan/ui/Alert';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { longestSearchText, valuesOf } from '@volan/domain-rules';
import { Link } from '@volan/ui/Link';
import type { AdListed } from '@volan/api-contract';
import { Text } from '@volan/ui/Text';
import { useBanner } from '../../../blocks/banners/useBanner.tsx';
import { CompareForm } from '../../../blocks/compare/CompareForm.tsx';
import { FavouriteForm } from '../../../blocks/favourites/FavouriteForm.tsx';
import { FollowButton } from '../../../blocks/favourites/FollowButton.tsx';
import { SeenAds } from '../../../blocks/seenAds/SeenAds.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { activeFilters, readChips, withoutFilters } from './activeFilters.ts';
import { AdList } from './AdList.tsx';
import { CatalogEmpty } from './CatalogEmpty.tsx';
import { catalogHref, type CatalogPlace, type CatalogView } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { pageLinks } from './pageLinks.ts';
import type { Catalog } from './useCatalog.ts';
import { modelHref } from '../../../blocks/catalogSearch/modelLinks.ts';
import { makeKey } from '../../../blocks/catalogSearch/filterKeys.ts';
import type { FilterSubjects } from './filterLabels.ts';
import { spreadTop, topEntries } from './topEntries.ts';

/** Where a skip link leads from the top of a list. */
export const resultsId = 'results';

const headingId = 'top-group';

/**
 * The paid ads above a list, said to be paid. They keep their own place below as well; on a phone some are only among
 * the ads below. [M07, M08, T28]
 */
function TopGroup({ ads, view }: { ads: readonly AdListed[]; view: CatalogView }) {
  const { t } = useMessages();
  if (ads.length === 0) {
    return null;
  }
  return (
    <Stack gap={1.5} as="section" labelledBy={headingId}>
      <div>
        <Heading level={2} size="h3" id={headingId}>
          {t('catalog.top-group')}
        </Heading>
        <Text role="caption" tone="secondary">
          {t('catalog.top-group-why')}
        </Text>
      </div>
      <AdList entries={topEntries(ads)} view={view} headingLevel={3} first />
    </Stack>
  );
}

/** Above the ads of one private seller: follows them. The page of a company has a button of its own. [B11] */
function OneSeller({ place: { query, stockOf }, ads: [ad] }: { place: CatalogPlace; ads: readonly AdListed[] }) {
  if (query.seller === null || stockOf || ad === undefined) return null;

  return (
    <Row wrap align="center">
      <Text>{ad.seller.name}</Text>
      <FollowButton seller={query.seller} name={ad.seller.name} size="small" />
      <FavouriteForm kind="sellers" visited={query.seller} />
    </Row>
  );
}

interface ModelLinkProps {
  place: CatalogPlace;
  subjects: FilterSubjects;
}

/** The way from the list of one model to what its ads say together; nothing in any other list. [B28] */
function ModelLink({ place, subjects: { brands, models } }: ModelLinkProps) {
  const site = useSite();
  const { t } = useMessages();
  const [value, ...more] = valuesOf(place.query.filters, makeKey);
  if (value?.kind !== 'pair' || more.length > 0) {
    return null;
  }
  const make = brands.find(({ slug }) => slug === value.slug);
  const model = models[value.slug]?.find(({ slug }) => slug === value.child);

  return make && model ? (
    <Link href={modelHref(site, make.slug, model.slug)} size="small" standalone>
      {t('model.about', { name: `${make.title} ${model.title}` })}
    </Link>
  ) : null;
}

/** Chips, the promoted group, the ads and the pager of a list. [M51] */
export function CatalogResults({ place, catalog }: { place: CatalogPlace; catalog: Catalog }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { ads, meta, subjects } = catalog;
  const unread = place.unread ?? [];
  const inList = useBanner('catalog', 'catalog-list');
  const inGrid = useBanner('catalog', 'catalog-grid');
  const banner = place.view === 'grid' ? inGrid : inList;
  const gone = meta.unknown.filter((part) => !unread.includes(part));
  const chips = [
    ...activeFilters(place, subjects, site, messages),
    ...readChips(place, meta, subjects, site, messages),
  ];

  return (
    <Stack gap={2} id={resultsId} tabIndex={-1}>
      <CompareForm categoryId={subjects.category.id} />
      <FavouriteForm kind="ads" />
      <OneSeller place={place} ads={ads} />
      <SeenAds ads={[...meta.top, ...ads]} />
      {gone.length > 0 && (
        <Alert tone="caution">{t('catalog.unknown-filters', { count: gone.length, names: gone.join(', ') })}</Alert>
      )}
      {unread.length > 0 && <Alert tone="caution">{t('catalog.unread-filters', { names: unread.join(', ') })}</Alert>}
      {meta.dropped.length > 0 && (
        <Alert tone="info">
          {t('catalog.dropped', { words: meta.dropped.join(' ') })}{' '}
          <Link href={catalogHref(site, { ...place, query: { ...place.query, q: meta.kept, page: 1 } })}>
            {t('catalog.kept', { words: meta.kept })}
          </Link>
        </Alert>
      )}
      {place.isCut && <Alert tone="info">{t('catalog.cut', { count: longestSearchText })}</Alert>}
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
            entries={spreadTop(ads, meta.top)}
            view={place.view}
            headingLevel={meta.top.length > 0 ? 3 : 2}
            first={meta.top.length === 0}
            above={meta.top.length}
            banner={banner}
          />
        </Stack>
      )}
      {meta.pages > 1 && ads.length > 0 && <Pagination {...pageLinks(place, meta.pages, site, messages)} />}
    </Stack>
  );
}
