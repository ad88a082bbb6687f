import type { Messages } from '../../../runtime/site/useMessages.ts';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { valueLabel, type FilterSubjects } from './filterLabels.ts';

/**
 * The page that a place of the catalog is for search engines: what the catalogue does not know narrows nothing, and
 * another view or order is the same list. [M60]
 */
export function ownPlace(place: CatalogPlace, subjects: FilterSubjects, messages: Messages): CatalogPlace {
  const filters = place.query.filters
    .map(({ key, values }) => ({
      key,
      values: values.filter((value) => valueLabel(key, value, subjects, messages) !== null),
    }))
    .filter(({ values }) => values.length > 0);
  return { ...place, view: 'list', query: { ...place.query, filters, sorting: null } };
}
