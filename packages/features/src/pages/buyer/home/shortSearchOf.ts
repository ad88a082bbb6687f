import type { Brand, Category, CategoryWithSpecifications, Region } from '@volan/api-contract';
import type { SelectOption } from '@volan/ui';
import type { Site } from '../../../runtime/site/Site.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import { catalogueHref } from './catalogueHref.ts';
import { shortQuestions } from '../../../blocks/shortSearch/shortQuestions.ts';
import type { ShortSearchProps } from '../../../blocks/shortSearch/ShortSearchProps.ts';

/** The regions of one country. */
interface RegionsOfCountry {
  /** ISO code. */
  readonly country: string;
  readonly regions: readonly Region[];
}

/** The data of the short search; a part that could not be read is `null`. */
export interface ShortSearchSubjects {
  readonly categoryId: number;
  readonly categories: readonly Category[];
  readonly category: CategoryWithSpecifications | null;
  readonly brands: readonly Brand[] | null;
  readonly regions: readonly RegionsOfCountry[];
  readonly total: number | null;
}

/** Regions with ads; if there are several countries, each under its name. */
function regionOptions(of: readonly RegionsOfCountry[], nameOf: (country: string) => string): SelectOption[] {
  return of.flatMap(({ country, regions }) =>
    regions
      .filter(({ count }) => count > 0)
      .map(({ slug, title }) => ({
        value: slug,
        label: title,
        ...(of.length > 1 && { group: nameOf(country) }),
      })),
  );
}

/** Everything that the short search shows, in the words of the visitor. [M50] */
export function shortSearchOf(subjects: ShortSearchSubjects, site: Site): ShortSearchProps {
  const { categoryId, categories, category, brands, regions, total } = subjects;
  const messages = messagesOf(site);
  const { t } = messages;
  const read = category && brands;
  const top = categories.filter(({ parent_id: parent }) => parent === null);
  const year = new Date(site.now).getUTCFullYear();
  const lead =
    total === null
      ? undefined
      : site.country === null
        ? t('home.lead', { count: total })
        : t('home.lead-in', { count: total, country: messages.country(site.country) });

  return {
    id: 'short-search',
    action: catalogueHref(site),
    asking: { brand: site.brand.id, language: site.language },
    detailed: {
      label: t('home.detailed'),
      hrefs: Object.fromEntries(
        top.map(({ id, slug }) => [id, pagePath(site, 'detailedSearch', { categorySlug: slug })]),
      ),
    },
    categoryId,
    categories: top.map(({ id, title }) => ({ value: String(id), label: title })),
    countries: site.country === null ? [] : [site.country],
    tag: messages.tag,
    year,
    questions: read ? shortQuestions(category.specifications, brands, site.language, year) : { filters: [], makes: [] },
    regions: regionOptions(regions, messages.country),
    total,
    texts: {
      title: t('home.promise'),
      ...(lead !== undefined && { lead }),
      category: t('home.category'),
      make: t('home.make'),
      anyMake: t('home.any-make'),
      model: t('home.model'),
      anyModel: t('home.any-model'),
      makeFirst: t('home.make-first'),
      everywhere: t('home.everywhere'),
      upTo: messages.message('home.up-to'),
      atLeast: messages.message('home.at-least'),
      showCount: messages.message('catalog.show-ads'),
      show: t('catalog.show-results'),
      ...(!read && { failed: t('home.filters-failed') }),
    },
  };
}
