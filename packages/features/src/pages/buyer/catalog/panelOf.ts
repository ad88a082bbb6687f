import type { AdSearchMeta, Specification } from '@volan/api-contract';
import { hasValue, option, routes, type CatalogQuery } from '@volan/domain-rules';
import type { Site } from '../../../runtime/site/Site.ts';
import { messagesOf, type Messages } from '../../../runtime/site/useMessages.ts';
import { activeFilters, chosenKeys, keyLabel, withoutFilters } from './activeFilters.ts';
import { catalogHref, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { detailedSearchHref } from '../../../blocks/catalogSearch/detailedSearchHref.ts';
import type { FilterPanelProps, PanelGroup } from './FilterPanelProps.ts';
import type { FilterSubjects } from './filterLabels.ts';
import { keptParameters } from '../../../blocks/catalogSearch/formSearch.ts';
import type { Panel } from './Panel.ts';
import { controlOf } from './panelControls.ts';
import { shownOptions } from './shownOptions.ts';

/** Id of the filter form: buttons open it on a phone. */
export const filterPanelId = 'filters';

/** How many questions are open in the rail, beside those that are answered. */
const openGroups = 6;

/** Whether the question makes sense yet: another answer may have to be chosen first. */
function isDue({ depends_on: dependsOn }: Specification, { filters }: CatalogQuery) {
  return dependsOn === null || hasValue(filters, dependsOn.key, option(dependsOn.value));
}

function titleOf(title: string, source: string | null, { t }: Messages) {
  if (source === 'brand_id') {
    return t('catalog.make-and-model');
  }
  return source === 'confirmed_at' ? t('search.confirmed') : title;
}

function panelGroups(panel: Panel): PanelGroup[] {
  const { query, subjects, messages, unreadable = {} } = panel;
  const isUnreadable = (key: string) => `f.${key}.min` in unreadable || `f.${key}.max` in unreadable;
  return subjects.category.specifications
    .filter((specification) => specification.infilter === 1 && (panel.every || isDue(specification, query)))
    .flatMap((specification) => {
      const control = controlOf(specification, panel);
      return control ? [{ specification, control }] : [];
    })
    .map(({ specification: { slug: key, title, source, group }, control }, index) => {
      const value = keyLabel(key, query, subjects, messages) ?? '';
      return {
        key,
        group,
        title: titleOf(title, source, messages),
        value,
        open: index < openGroups || value !== '' || isUnreadable(key),
        control,
      };
    });
}

/**
 * Everything that the filter form of a search shows, in the words of the visitor. With `every` it holds each question
 * and each answer of the category, as the detailed search does; else those that lead somewhere.
 */
export function panelOf(
  place: CatalogPlace,
  meta: AdSearchMeta,
  subjects: FilterSubjects,
  site: Site,
  every = false,
): FilterPanelProps {
  const messages = messagesOf(site);
  const { t } = messages;
  const { query } = place;
  const groups = panelGroups({ query, meta, subjects, messages, now: site.now, every, unreadable: place.unreadable });
  const chosen = activeFilters(place, subjects, site, messages);
  const makes = groups.flatMap(({ control }) => (control.kind === 'makes' ? control.makes : []));
  const clearHref = catalogHref(site, { ...place, query: withoutFilters(query) });
  const lists = groups.flatMap(({ key, control }) => (control.kind === 'options' ? [{ key, control }] : []));

  return {
    id: filterPanelId,
    action: catalogHref(site, {
      ...place,
      query: { ...withoutFilters(query), categoryId: null, sorting: null, countries: [] },
      view: 'list',
    }),
    asking: { brand: site.brand.id, language: site.language },
    categoryId: subjects.category.id,
    seller: place.stockOf?.seller ?? null,
    countries: site.country === null ? [] : [site.country],
    tag: messages.tag,
    ...(chosenKeys(query).length > 0 && {
      clear: { href: clearHref, label: t('catalog.clear-all') },
      chosenCount: {
        count: messages.number(chosen.length),
        label: t('catalog.active-filters', { count: chosen.length }),
      },
    }),
    chosen: {
      label: t('catalog.active-filters', { count: chosen.length }),
      removeLabel: t('catalog.remove-filter', { filter: '' }).trim(),
      filters: chosen,
    },
    hidden: keptParameters(
      {
        ...query,
        categoryId: place.stockOf ? query.categoryId : null,
        countries: site.country === null ? query.countries : [],
      },
      place.stockOf ? 'list' : place.view,
    ),
    search: { label: t('catalog.search-field'), value: query.q },
    credit:
      meta.credit > 0 || query.financing
        ? { label: t('catalog.only-on-credit'), count: messages.number(meta.credit), checked: query.financing }
        : null,
    groups,
    ...(routes.detailedSearch.built && {
      detailed: { href: detailedSearchHref(site, place.categorySlug, query), label: t('search.title') },
    }),
    texts: {
      title: t('catalog.filters'),
      close: t('catalog.close-filters'),
      show: t('catalog.show-results'),
      showNow: t('catalog.show-ads', { count: meta.total }),
      showCount: messages.message('catalog.show-ads'),
      from: t('catalog.from'),
      to: t('catalog.to'),
      findMake: t('catalog.find-make'),
      nothingFound: t('catalog.nothing-found'),
      allMakes: t('catalog.all-makes', { count: makes.length }),
      fewer: t('catalog.show-fewer'),
      numbers: {
        'not-a-number': t('catalog.number-unreadable', { example: messages.number(12_500) }),
        negative: t('catalog.number-negative'),
        'too-many-digits': t('catalog.number-too-long'),
        'too-many-decimals': t('catalog.number-too-many-decimals'),
        'other-unit': t('catalog.number-other-unit'),
      },
      chooseModel: t('search.choose-model'),
      more: Object.fromEntries(
        lists
          .filter(({ control }) => control.options.length > shownOptions)
          .map(({ key, control }) => [key, t('catalog.show-all', { count: control.options.length })]),
      ),
    },
  };
}
