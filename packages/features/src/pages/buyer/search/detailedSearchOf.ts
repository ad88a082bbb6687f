import type { AdSearchMeta, Category } from '@volan/api-contract';
import { chosenKeys, withoutFilters } from '../catalog/activeFilters.ts';
import type { CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { detailedSearchHref } from '../../../blocks/catalogSearch/detailedSearchHref.ts';
import type { FilterSubjects } from '../catalog/filterLabels.ts';
import { keptParameters } from '../../../blocks/catalogSearch/formSearch.ts';
import { panelOf } from '../catalog/panelOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import type { DetailedSearchProps, SearchSection } from './DetailedSearchProps.ts';

/** Id of the form. */
const formId = 'detailed-search';

/** Where the question about financing belongs. */
const priceKey = 'cena';

function sectionsOf(subjects: FilterSubjects, keys: readonly string[]): SearchSection[] {
  const { groups, specifications } = subjects.category;
  return groups
    .map(({ slug, title }) => {
      const own = specifications
        .filter((one) => one.group === slug && keys.includes(one.slug))
        // Make, model and generation are next to each other, unlike in a panel.
        .toSorted((a, b) => a.sort - b.sort)
        .map((one) => one.slug);
      return { id: `group-${slug}`, title, keys: own, credit: own.includes(priceKey) };
    })
    .filter((section) => section.keys.length > 0);
}

/** Everything that the detailed search of a category shows, in the words of the visitor. */
export function detailedSearchOf(
  place: CatalogPlace,
  meta: AdSearchMeta,
  subjects: FilterSubjects,
  categories: readonly Category[],
  site: Site,
): DetailedSearchProps {
  const messages = messagesOf(site);
  const { t } = messages;
  const { query, categorySlug } = place;
  const panel = panelOf(place, meta, subjects, site, true);
  const sections = sectionsOf(
    subjects,
    panel.groups.map(({ key }) => key),
  );
  const dropped = [...(place.unread ?? []), ...meta.unknown];
  const answered = chosenKeys(query).filter((key) => !meta.unknown.some((unknown) => unknown.startsWith(`${key}:`)));

  return {
    ...panel,
    id: formId,
    hidden: keptParameters(site.country === null ? query : { ...query, countries: [] }, 'list'),
    credit: { label: t('catalog.only-on-credit'), count: messages.number(meta.credit), checked: query.financing },
    ...(answered.length > 0 && {
      clear: { label: t('catalog.clear-all'), href: detailedSearchHref(site, categorySlug, withoutFilters(query)) },
    }),
    clearLabel: t('catalog.clear-all'),
    heading: t('search.title'),
    line: [
      subjects.category.title,
      t('search.fields', { count: panel.groups.length }),
      t('search.groups', { count: sections.length }),
    ].join(' · '),
    sections,
    answered,
    here: pagePath(site, 'detailedSearch', { categorySlug }),
    category: {
      label: t('search.category'),
      value: String(subjects.category.id),
      options: categories.map(({ id, title }) => ({ value: String(id), label: title })),
      change: t('search.change-category'),
    },
    dropped: dropped.length > 0 ? t('search.dropped', { names: dropped.join(', ') }) : null,
    messages: {
      sections: t('search.sections'),
      findField: t('search.find-field'),
      noField: t('search.no-field'),
      update: t('search.update'),
      conditions: messages.message('search.conditions'),
    },
  };
}
