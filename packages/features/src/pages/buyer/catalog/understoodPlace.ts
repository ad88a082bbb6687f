import type { AdSearchMeta, Specification } from '@volan/api-contract';
import { printFilterValue } from '@volan/domain-rules';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { specificationOf, type FilterSubjects } from './filterLabels.ts';

const numberTypes: readonly Specification['type'][] = ['int', 'decimal', 'year', 'month-year'];

/** Whether the key of a part exists, but takes another form of value: `cena:3000`, `gorivo:1..2`. */
function isMisread(part: string, subjects: FilterSubjects) {
  const [key = '', value = ''] = part.split(':');
  const specification = specificationOf(subjects, key);
  const takesNumbers =
    specification !== undefined &&
    (specification.source === 'confirmed_at' || numberTypes.includes(specification.type));

  return specification !== undefined && takesNumbers !== value.includes('..');
}

/**
 * The place as its list was searched: without the filters that the catalogue does not know. They are no chip, do not
 * count and are in no further link; those whose value has the wrong form join `unread`, the page names the rest from
 * `meta`. [5.4]
 */
export function understoodPlace(
  place: CatalogPlace,
  { meta: { unknown }, subjects }: { readonly meta: Pick<AdSearchMeta, 'unknown'>; readonly subjects: FilterSubjects },
): CatalogPlace {
  if (unknown.length === 0) {
    return place;
  }
  const filters = place.query.filters
    .map(({ key, values }) => ({
      key,
      values: values.filter((value) => !unknown.includes(`${key}:${printFilterValue(value)}`)),
    }))
    .filter(({ values }) => values.length > 0);
  const misread = unknown.filter((part) => isMisread(part, subjects));

  return { ...place, query: { ...place.query, filters }, unread: [...(place.unread ?? []), ...misread] };
}
