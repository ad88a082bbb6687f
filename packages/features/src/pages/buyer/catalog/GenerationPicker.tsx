import { FacetList, type FacetOption } from '@volan/ui/FacetList';
import { Text } from '@volan/ui/Text';
import { taxonomyQueries, useApi } from '@volan/api-client/react';
import type { Chassis } from '@volan/api-contract';
import { valuesOf } from '@volan/domain-rules';
import { useQueries } from '@tanstack/react-query';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { namedGenerations } from './generationOptions.ts';
import { chosenModels } from './catalogReads.ts';
import { makeKey } from '../../../blocks/catalogSearch/filterKeys.ts';
import { formSearch } from '../../../blocks/catalogSearch/formSearch.ts';

/** Generations of the models that a form holds, by the slug of their model; nothing before its first change. */
function useChosenGenerations({ groups, categoryId, tag }: FilterPanelProps, formText: string | null) {
  const api = useApi();
  const search = formSearch(new URLSearchParams(formText ?? ''), tag);
  const slugs = new Set(
    valuesOf(search.filters, makeKey).flatMap((value) => (value.kind === 'pair' ? [value.slug] : [])),
  );
  const makes = groups
    .flatMap(({ control }) => (control.kind === 'makes' ? control.makes : []))
    .filter(({ value }) => slugs.has(value));
  const models = useQueries({ queries: makes.map(({ id }) => taxonomyQueries.models(api, categoryId, id)) });
  const known = Object.fromEntries(makes.map(({ value }, index) => [value, models[index]?.data ?? []]));
  const chosen = chosenModels(search, known);
  const generations = useQueries({ queries: chosen.map(({ id }) => taxonomyQueries.chassis(api, categoryId, id)) });

  return chosen.map(({ slug }, index): [string, readonly Chassis[]] => [slug, generations[index]?.data ?? []]);
}

export interface GenerationPickerProps {
  name: string;
  legend: string;
  /** Generations of the models that the page came with. */
  options: FacetOption[];
  panel: FilterPanelProps;
  formText: string | null;
  counts?: (value: string) => string;
}

/** Generations of the models that are chosen, also of those chosen since the page came. */
export function GenerationPicker({ name, legend, options, panel, formText, counts }: GenerationPickerProps) {
  const chosen = useChosenGenerations(panel, formText);
  const shown =
    formText === null
      ? options
      : chosen.flatMap(([model, generations]) =>
          namedGenerations(model, generations).map((option): FacetOption => ({
            ...option,
            checked: options.some(({ value, checked }) => value === option.value && checked === true),
            ...(counts && { count: counts(option.value) }),
          })),
        );
  return shown.length > 0 ? (
    <FacetList name={name} legend={legend} options={shown} />
  ) : (
    <Text role="small" tone="secondary">
      {panel.texts.chooseModel}
    </Text>
  );
}
