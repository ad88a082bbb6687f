import type { CategoryWithSpecifications } from '@volan/api-contract';
import { option, printFilterValue, type FilterOrder } from '@volan/domain-rules';

type Questions = Pick<CategoryWithSpecifications, 'specifications'>;

/** The orders of categories that were read: one reply serves many pages. */
const known = new WeakMap<Questions, FilterOrder>();

/**
 * The order of filters in an address: questions by `specification.sort`, answers by `filter.sort`. Former slugs of
 * answers become the present ones. [J131]
 */
export function filterOrder(category: Questions): FilterOrder {
  const order = known.get(category) ?? orderOf(category);
  known.set(category, order);
  return order;
}

function orderOf({ specifications }: Questions): FilterOrder {
  const keys = new Map(specifications.map(({ slug, sort }) => [slug, sort]));
  const values = new Map(
    specifications.flatMap(({ slug, filters }) =>
      filters.map((filter): [string, number] => [`${slug}:${filter.slug}`, filter.sort]),
    ),
  );
  const former = new Map(specifications.map((one) => [one.slug, new Map(Object.entries(one.former ?? {}))]));

  return {
    key: (key) => keys.get(key) ?? Number.MAX_SAFE_INTEGER,
    value: (key, value) => values.get(`${key}:${printFilterValue(value)}`) ?? 0,
    present(key, value) {
      const slug = value.kind === 'option' ? former.get(key)?.get(value.slug) : undefined;
      return slug === undefined ? value : option(slug);
    },
  };
}
