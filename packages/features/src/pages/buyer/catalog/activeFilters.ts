import type { AdSearchMeta } from '@volan/api-contract';
import { parseFilters, withoutFilter, type CatalogQuery, type Filters } from '@volan/domain-rules';
import type { ActiveFilter } from '@volan/ui';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { catalogHref, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { filterOrder } from './filterOrder.ts';
import { specificationOf, valueLabel, type FilterSubjects } from './filterLabels.ts';

/**
 * A group of filters in words: "Diesel, petrol". Numbers get their question in front, because alone they are unclear.
 */
function groupLabel(key: string, values: Filters[number]['values'], subjects: FilterSubjects, messages: Messages) {
  const specification = specificationOf(subjects, key);
  const known = values.flatMap((value) => valueLabel(key, value, subjects, messages) ?? []);
  if (known.length === 0) {
    return null;
  }
  const isNumber = values.some(({ kind }) => kind === 'range') && specification?.source !== 'price';
  const title = specification?.source === 'confirmed_at' ? messages.t('search.confirmed') : specification?.title;

  return isNumber && title ? `${title} ${known.join(', ')}` : known.join(', ');
}

/** The text of the filters of one key, as on its chip; `null` for unknown ones. */
export function keyLabel(key: string, { filters, q }: CatalogQuery, subjects: FilterSubjects, messages: Messages) {
  if (key === 'credit') {
    return messages.t('catalog.only-on-credit');
  }
  if (key === 'q') {
    return q;
  }
  if (key === 'seller') {
    return messages.t('catalog.of-one-seller');
  }
  const group = filters.find((each) => each.key === key);

  return group ? groupLabel(key, group.values, subjects, messages) : null;
}

/** The search without the filters of one key; on page 1. */
export function withoutKey(query: CatalogQuery, key: string): CatalogQuery {
  const first = { ...query, page: 1 };
  if (key === 'credit') {
    return { ...first, financing: false };
  }
  if (key === 'seller') {
    return { ...first, seller: null };
  }

  return key === 'q' ? { ...first, q: '' } : { ...first, filters: withoutFilter(query.filters, key) };
}

/** Keys of everything that narrows a search, in the order of its address. */
export function chosenKeys({ filters, financing, q, seller }: CatalogQuery) {
  const others = [financing && 'credit', q !== '' && 'q', seller !== null && 'seller'] as const;
  return [...filters.map(({ key }) => key), ...others.filter((key) => key !== false)];
}

/** The search without filters, words and financing; order and countries stay. */
export function withoutFilters(query: CatalogQuery): CatalogQuery {
  return { ...query, page: 1, filters: [], financing: false, q: '', seller: null };
}

/**
 * Chips of filters that were read from the searched words. The words stay in the field; removing the chip removes them.
 * [N01]
 */
export function readChips(
  place: CatalogPlace,
  { read }: Pick<AdSearchMeta, 'read'>,
  subjects: FilterSubjects,
  site: Site,
  messages: Messages,
): ActiveFilter[] {
  return read.flatMap(({ key, value, rest }) => {
    const parsed = parseFilters(`${key}:${value}`);
    const label = parsed.ok ? groupLabel(key, parsed.filters[0]?.values ?? [], subjects, messages) : null;
    const query = { ...place.query, q: rest, page: 1 };

    return label === null
      ? []
      : [{ label, href: catalogHref(site, { ...place, query }, filterOrder(subjects.category)) }];
  });
}

/** The chips of a search: each is a link to the list without it. [M51] */
export function activeFilters(
  place: CatalogPlace,
  subjects: FilterSubjects,
  site: Site,
  messages: Messages,
): ActiveFilter[] {
  const order = filterOrder(subjects.category);
  return chosenKeys(place.query).flatMap((key) => {
    const label = keyLabel(key, place.query, subjects, messages);
    const href = catalogHref(site, { ...place, query: withoutKey(place.query, key) }, order);
    return label === null ? [] : [{ label, href }];
  });
}
