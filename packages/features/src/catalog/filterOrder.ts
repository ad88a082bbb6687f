import type { CategoryWithSpecifications } from '@volan/api-contract';
import { printFilterValue, type FilterOrder } from '@volan/domain-rules';

/** The order of filters in an address: questions by `specification.sort`, answers by `filter.sort`. */
export function filterOrder({ specifications }: Pick<CategoryWithSpecifications, 'specifications'>): FilterOrder {
  const keys = new Map(specifications.map(({ slug, sort }) => [slug, sort]));
  const values = new Map(
    specifications.flatMap(({ slug, filters }) =>
      filters.map((filter): [string, number] => [`${slug}:${filter.slug}`, filter.sort]),
    ),
  );
  return {
    key: (key) => keys.get(key) ?? Number.MAX_SAFE_INTEGER,
    value: (key, value) => values.get(`${key}:${printFilterValue(value)}`) ?? 0,
  };
}
