import type { Words } from '../../../runtime/site/useWords.ts';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { valueWords, type FilterSubjects } from './filterWords.ts';

/**
 * The page that a place of the catalog is for search engines: what the catalogue does not know narrows nothing, and
 * another view or order is the same list. [M60]
 */
export function ownPlace(place: CatalogPlace, subjects: FilterSubjects, words: Words): CatalogPlace {
  const filters = place.query.filters
    .map(({ key, values }) => ({
      key,
      values: values.filter((value) => valueWords(key, value, subjects, words) !== null),
    }))
    .filter(({ values }) => values.length > 0);
  return { ...place, view: 'list', query: { ...place.query, filters, sorting: null } };
}
