import { taxonomyQueries, useApi } from '@volan/api-client/react';
import { fold, valuesOf } from '@volan/domain-rules';
import { Disclosure } from '@volan/ui/Disclosure';
import { FacetList, type FacetOption } from '@volan/ui/FacetList';
import { SearchInput } from '@volan/ui/SearchInput';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { FilterPanelProps, MakeOption } from './FilterPanelProps.ts';
import { makeKey } from '../../../blocks/catalogSearch/filterKeys.ts';
import { formSearch } from '../../../blocks/catalogSearch/formSearch.ts';

/** How many makes show before "all makes". */
const shownMakes = 5;

export interface MakePickerProps {
  name: string;
  legend: string;
  makes: MakeOption[];
  panel: FilterPanelProps;
  formText: string | null;
  counts?: (value: string) => string;
}

/** Slugs of the makes that the form holds. */
function chosenMakes(formText: string, language: string) {
  const values = valuesOf(formSearch(new URLSearchParams(formText), language).filters, makeKey);
  return new Set(values.flatMap((value) => (value.kind === 'range' ? [] : [value.slug])));
}

/** Makes with the models of those that were chosen since the page came. */
function useMakesWithModels({ makes, panel, formText, counts }: MakePickerProps): MakeOption[] {
  const api = useApi();
  const chosen = chosenMakes(formText ?? '', panel.tag);
  const asked = makes.filter(({ value, options = [] }) => chosen.has(value) && options.length === 0);
  const replies = useQueries({ queries: asked.map(({ id }) => taxonomyQueries.models(api, panel.categoryId, id)) });
  const models = new Map(asked.map(({ value }, index) => [value, replies[index]?.data ?? []]));

  return makes.map((make) => {
    const found = (models.get(make.value) ?? []).map(({ slug, title }): FacetOption => ({
      value: `${make.value}.${slug}`,
      label: title,
    }));
    const options = found.length > 0 ? found : (make.options ?? []);
    return {
      ...make,
      ...(counts && { count: counts(make.value) }),
      options: counts ? options.map((model) => ({ ...model, count: counts(model.value) })) : options,
    };
  });
}

/** Makes to be searched and chosen, each chosen one with its models. Without scripts every make can be unfolded. */
export function MakePicker(props: MakePickerProps) {
  const { name, legend, panel } = props;
  const { texts } = panel;
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const makes = useMakesWithModels(props);
  const sought = fold(words.trim());
  // Makes that do not match are hidden, not removed: their ticks would be lost.
  const marked = makes.map((make) => ({ ...make, hidden: sought !== '' && !fold(make.label).includes(sought) }));
  const found = sought === '' || marked.some(({ hidden }) => !hidden);
  const shown = marked.filter(({ checked }, index) => index < shownMakes || checked === true);
  const rest = marked.filter((make) => !shown.includes(make));

  return (
    <Stack gap={1}>
      <SearchInput
        id={`${panel.id}-make`}
        label={texts.findMake}
        size="small"
        onInput={(event) => {
          event.stopPropagation();
          setWords(event.currentTarget.value);
        }}
      />
      {found ? null : (
        <Text role="small" tone="secondary" status>
          {texts.nothingFound}
        </Text>
      )}
      <FacetList name={name} legend={legend} options={shown} />
      {rest.length > 0 && (
        <Disclosure
          moreLabel={texts.allMakes}
          lessLabel={texts.fewer}
          open={isOpen || sought !== ''}
          onOpenChange={setOpen}
        >
          <FacetList name={name} legend={legend} options={rest} />
        </Disclosure>
      )}
    </Stack>
  );
}
