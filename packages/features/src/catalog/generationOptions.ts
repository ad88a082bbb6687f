import type { Chassis } from '@volan/api-contract';
import { hasValue, pair } from '@volan/domain-rules';
import type { FacetOption } from '@volan/ui';
import type { Panel } from './panelControls.ts';

/** The key under which generations are searched: `sasija:golf.golf-7`. */
export const generationKey = 'sasija';

/** Generations of a model as answers: `golf.golf-7`, with their years. */
export const namedGenerations = (modelSlug: string, generations: readonly Chassis[]) =>
  generations.map(({ slug, title, year_from: from, year_to: to }) => ({
    value: `${modelSlug}.${slug}`,
    label: from === null ? title : `${title} (${from}–${to ?? ''})`,
  }));

/** Generations of the chosen models, with the numbers of their ads. */
export function generationOptions({ query, meta, subjects, words }: Panel): FacetOption[] {
  const counts = meta.facets[generationKey] ?? {};
  return Object.entries(subjects.generations).flatMap(([model, generations]) =>
    namedGenerations(model, generations).map((option) => ({
      ...option,
      count: words.number(counts[option.value] ?? 0),
      checked: hasValue(query.filters, generationKey, pair(model, option.value.slice(model.length + 1))),
    })),
  );
}
