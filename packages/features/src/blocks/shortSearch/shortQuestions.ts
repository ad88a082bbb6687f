import type { Brand, Specification } from '@volan/api-contract';
import { formatPrice, formatYear } from '@volan/i18n';
import type { LanguageValue } from '@volan/domain-rules';
import type { SelectOption } from '@volan/ui';
import type { ShortFilter, ShortQuestions } from './ShortSearchProps.ts';

/** Prices that people think in, in whole euros. */
const prices = [
  500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000, 12_500, 15_000, 17_500, 20_000, 25_000,
  30_000, 35_000, 40_000, 50_000, 75_000, 100_000,
];

/** How many years back are offered one by one. */
const yearsBack = 40;

const option = (value: number, label: string): SelectOption => ({ value: String(value), label });

/** What buyers limit a number by: the dearest price, the oldest year. */
function limitOf({ slug: key, source, title }: Specification, language: LanguageValue, year: number) {
  switch (source) {
    case 'price':
      return {
        kind: 'limit',
        key,
        side: 'max',
        title,
        steps: prices.map((step) => option(step, formatPrice(step, language))),
      } as const;
    case 'year': {
      const years = Array.from({ length: yearsBack }, (_, back) => year - back);
      return {
        kind: 'limit',
        key,
        side: 'min',
        title,
        steps: years.map((each) => option(each, formatYear(each, language))),
      } as const;
    }
    default:
      return null;
  }
}

function shortFilter(specification: Specification, language: LanguageValue, year: number): ShortFilter | null {
  const { slug: key, source, title } = specification;
  switch (source) {
    case 'brand_id':
    case 'ad_fit':
      return { kind: 'makes', key };
    case 'region_id':
      return { kind: 'regions', key, title };
    default:
      return limitOf(specification, language, year);
  }
}

/**
 * The questions of the short search in a category: its short filters that every kind of vehicle has (make and model,
 * price, year, region), in the order of its panel. Short filters of one kind alone, such as the body, are in the list.
 * [M50]
 */
export function shortQuestions(
  specifications: readonly Specification[],
  brands: readonly Brand[],
  language: LanguageValue,
  year: number,
): ShortQuestions {
  return {
    filters: specifications
      .filter(({ shortfilter, status }) => shortfilter === 1 && status === 1)
      .flatMap((specification) => shortFilter(specification, language, year) ?? []),
    makes: brands.map(({ id, slug, title }) => ({ id, slug, title })),
  };
}
