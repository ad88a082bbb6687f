import type { AdSearchMeta, Specification } from '@volan/api-contract';
import { hasValue, option, pair, valuesOf } from '@volan/domain-rules';
import type { FacetOption } from '@volan/ui';
import { isOutlineName } from '@volan/ui/names';
import { makeKey } from '../../../blocks/catalogSearch/filterKeys.ts';
import type { MakeOption, PanelControl } from './FilterPanelProps.ts';
import { generationOptions } from './generationOptions.ts';
import { limitControl } from './limitControl.ts';
import type { Panel } from './Panel.ts';

interface Answer {
  readonly slug: string;
  readonly title: string;
  readonly icon?: string | null;
}

/** Answers that lead somewhere: those with ads, and those that are chosen; all of them where nothing leads anywhere. */
function facetOptions(key: string, answers: readonly Answer[], { query, meta, messages, every }: Panel): FacetOption[] {
  const counts = meta.facets[key] ?? {};
  return answers.flatMap(({ slug, title }) => {
    const count = counts[slug] ?? 0;
    const checked = hasValue(query.filters, key, option(slug));
    const useful = every || count > 0 || checked || meta.total === 0;

    return useful ? [{ value: slug, label: title, count: messages.number(count), checked }] : [];
  });
}

/** Makes by number of ads, each chosen one with its models. */
function makeOptions(panel: Panel): MakeOption[] {
  const { query, meta, subjects, messages } = panel;
  const counts = meta.facets[makeKey] ?? {};
  const chosen = valuesOf(query.filters, makeKey);
  const makes = subjects.brands.map((make) => {
    const isChosen = chosen.some((value) => value.kind !== 'range' && value.slug === make.slug);
    const models = (isChosen ? (subjects.models[make.slug] ?? []) : []).map(({ slug, title }): FacetOption => ({
      value: `${make.slug}.${slug}`,
      label: title,
      count: messages.number(counts[`${make.slug}.${slug}`] ?? 0),
      checked: hasValue(query.filters, makeKey, pair(make.slug, slug)),
    }));
    return { make, isChosen, models, count: counts[make.slug] ?? 0 };
  });

  return makes
    .filter(({ isChosen, count }) => isChosen || count > 0)
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
    .map(({ make, isChosen, models, count }) => ({
      id: make.id,
      value: make.slug,
      label: make.title,
      count: messages.number(count),
      checked: isChosen,
      options: models.filter((model) => model.count !== '0' || model.checked),
    }));
}

/**
 * Regions of the countries that are searched; else of the country with most ads, and those that are chosen elsewhere.
 */
function regionsShown(key: string, { query, subjects, every }: Panel) {
  const [first] = subjects.regions;
  return every || query.countries.length > 0
    ? subjects.regions
    : subjects.regions.filter(
        ({ country_id: country, slug }) => country === first?.country_id || hasValue(query.filters, key, option(slug)),
      );
}

/** Answers that no specification lists because they are records of their own. */
function answersOf(
  { source, filters }: Specification,
  meta: AdSearchMeta,
  key: string,
  panel: Panel,
): readonly Answer[] {
  if (source === 'region_id') {
    return regionsShown(key, panel);
  }
  if (source === 'country_id') {
    const codes = Object.keys(meta.facets[key] ?? {});
    return codes.map((slug) => ({ slug, title: panel.messages.country(slug.toUpperCase()) }));
  }
  return filters;
}

/** Longest list of years. */
const maxYears = 200;

function rangeControl(
  specification: Specification,
  { query, meta, every, unreadable = {} }: Panel,
): PanelControl | null {
  const { slug: key, type, step, unit } = specification;
  const spread = meta.ranges[key];
  const [value] = valuesOf(query.filters, key);
  const chosen = value?.kind === 'range' ? value : null;
  const unreadFrom = unreadable[`f.${key}.min`];
  const unreadTo = unreadable[`f.${key}.max`];
  const isUnreadable = unreadFrom !== undefined || unreadTo !== undefined;
  if (!chosen && !every && !isUnreadable && (!spread || spread.min === null)) {
    return null;
  }
  const from = chosen?.min === undefined ? '' : String(chosen.min);
  const to = chosen?.max === undefined ? '' : String(chosen.max);
  if (type === 'year') {
    const named = [chosen?.min, chosen?.max].filter((year) => year !== undefined);
    const newest = spread?.max ?? null;
    if (newest === null && named.length === 0) {
      return {
        kind: 'range',
        range: { defaultValue: { from: unreadFrom ?? from, to: unreadTo ?? to }, grouping: false },
      };
    }
    // years of ads, and the chosen ones by themselves: an address may name any number
    const count = newest === null ? 0 : Math.min(newest - (spread?.min ?? newest) + 1, maxYears);
    const offered = Array.from({ length: count }, (_, back) => (newest ?? 0) - back);
    const years = [...new Set([...offered, ...named])].sort((a, b) => b - a).map(String);

    return { kind: 'years', from, to, years: years.map((year) => ({ value: year, label: year })) };
  }

  return {
    kind: 'range',
    range: {
      defaultValue: { from: unreadFrom ?? from, to: unreadTo ?? to },
      ...(type !== 'int' && { decimals: 2 }),
      ...(unit && { unit }),
      ...(step && { step: type === 'int' ? 1 : step }),
      ...(spread && spread.buckets.length > 1 && key === 'cena' && { buckets: spread.buckets }),
    },
  };
}

/** The controls of a question; `null` if there is nothing to choose. */
export function controlOf(specification: Specification, panel: Panel): PanelControl | null {
  const { slug: key, type, source } = specification;
  if (source === 'brand_id' || source === 'ad_fit') {
    const makes = makeOptions(panel);
    return makes.length > 0 ? { kind: 'makes', makes } : null;
  }
  if (source === 'confirmed_at' || type === 'month-year') {
    return limitControl(specification, panel);
  }
  if (type === 'int' || type === 'decimal' || type === 'year') {
    return rangeControl(specification, panel);
  }
  if (source === 'chassis_id') {
    const options = generationOptions(panel);
    return options.length > 0 || panel.every ? { kind: 'generations', options } : null;
  }
  if (type !== 'enum' && type !== 'color') {
    return null;
  }
  const answers = answersOf(specification, panel.meta, key, panel);
  const options = facetOptions(key, answers, panel);
  if (options.length === 0) {
    return null;
  }
  const icons = new Map(answers.map(({ slug, icon }) => [slug, icon]));
  const tiles = options.flatMap((tile) => {
    const outline = icons.get(tile.value);
    return isOutlineName(outline) ? [{ ...tile, outline }] : [];
  });

  return tiles.length === options.length ? { kind: 'bodies', options: tiles } : { kind: 'options', options };
}
