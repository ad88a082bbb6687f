import { FacetList, type FacetOption } from '@volan/ui/FacetList';
import { Text } from '@volan/ui/Text';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { namedGenerations } from './generationOptions.ts';
import { useChosenGenerations } from './useChosenGenerations.ts';

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
