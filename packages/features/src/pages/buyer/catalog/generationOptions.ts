import type { Chassis } from '@volan/api-contract';
import { hasValue, pair } from '@volan/domain-rules';
import type { FacetOption } from '@volan/ui';
import type { Panel } from './Panel.ts';

/** Key of generations in a search, as in `sasija:golf.golf-7`. */
const generationKey = 'sasija';

/** Generations of a model as answers: `golf.golf-7`, with their years. */
export const namedGenerations = (modelSlug: string, generations: readonly Chassis[]) =>
  generations.map(({ slug, title, year_from: from, year_to: to }) => ({
    value: `${modelSlug}.${slug}`,
    label: from === null ? title : `${title} (${from}–${to ?? ''})`,
  }));

/** Generations of the chosen models that lead to ads, with their numbers; in the detailed search all of them. */
export function generationOptions({ query, meta, subjects, messages, every }: Panel): FacetOption[] {
  const counts = meta.facets[generationKey] ?? {};
  return Object.entries(subjects.generations).flatMap(([model, generations]) =>
    namedGenerations(model, generations).flatMap((option) => {
      const count = counts[option.value] ?? 0;
      const checked = hasValue(query.filters, generationKey, pair(model, option.value.slice(model.length + 1)));
      const useful = every || checked || count > 0;

      return useful ? [{ ...option, count: messages.number(count), checked }] : [];
    }),
  );
}
