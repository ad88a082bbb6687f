import { valuesOf, type LanguageValue } from '@volan/domain-rules';
import { formatCompiled } from '@volan/i18n';
import { Select } from '@volan/ui/Select';
import { taxonomyQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { formSearch } from '../catalogSearch/formSearch.ts';
import type { ShortFilter, ShortQuestions, ShortSearchProps, ShortMake } from './ShortSearchProps.ts';

interface ModelSelectProps extends Pick<ShortSearchProps, 'categoryId' | 'texts'> {
  id: string;
  name: string;
  /** The make that is chosen. */
  make: ShortMake | null;
}

/** The models of the chosen make; before one is chosen the list says so. */
function ModelSelect({ id, name, make, categoryId, texts }: ModelSelectProps) {
  const api = useApi();
  const models = useQuery({
    ...taxonomyQueries.models(api, categoryId, make?.id ?? 0),
    enabled: make !== null,
  });
  const known = make === null ? [] : (models.data ?? []);
  const options = known.map(({ slug, title }) => ({ value: `${make?.slug}.${slug}`, label: title }));
  const rest = make === null ? [{ value: '-', label: texts.makeFirst, disabled: true }] : options;

  return (
    <Select
      id={id}
      name={name}
      label={texts.model}
      hideLabel
      options={[{ value: '', label: texts.anyModel }, ...rest]}
    />
  );
}

export interface ShortControlsProps {
  props: ShortSearchProps;
  /** The chosen category. */
  categoryId: number;
  questions: ShortQuestions;
  /** The form as it is filled in; `null` before the first change. */
  text: string | null;
  language: LanguageValue;
}

/** The make that the form holds, alone or with a model. */
function chosenMake(text: string | null, key: string, language: LanguageValue) {
  const [value] = valuesOf(formSearch(new URLSearchParams(text ?? ''), language).filters, key);
  return value && value.kind !== 'range' ? value.slug : null;
}

function Control({ filter, ...all }: ShortControlsProps & { filter: ShortFilter }) {
  const { props, categoryId, questions, text, language } = all;
  const { id, texts, regions } = props;
  const control = `${id}-${filter.key}`;
  switch (filter.kind) {
    case 'makes': {
      const makes = questions.makes.map(({ slug, title }) => ({ value: slug, label: title }));
      const make = chosenMake(text, filter.key, language);
      return (
        <>
          <Select
            id={control}
            name={`f.${filter.key}`}
            label={texts.make}
            hideLabel
            options={[{ value: '', label: texts.anyMake }, ...makes]}
          />
          <ModelSelect
            key={make}
            id={`${control}-model`}
            name={`f.${filter.key}`}
            make={questions.makes.find(({ slug }) => slug === make) ?? null}
            categoryId={categoryId}
            texts={texts}
          />
        </>
      );
    }
    case 'limit': {
      const pattern = filter.side === 'max' ? texts.upTo : texts.atLeast;
      const label = formatCompiled(pattern, language, { question: filter.title });
      return (
        <Select
          id={control}
          name={`f.${filter.key}.${filter.side}`}
          label={label}
          hideLabel
          options={[{ value: '', label }, ...filter.steps]}
        />
      );
    }
    case 'regions':
      return (
        <Select
          id={control}
          name={`f.${filter.key}`}
          label={filter.title}
          hideLabel
          options={[{ value: '', label: texts.everywhere }, ...regions]}
        />
      );
  }
}

/** The controls of the short filters of a category. */
export function ShortControls(props: ShortControlsProps) {
  return props.questions.filters.map((filter) => <Control key={filter.key} filter={filter} {...props} />);
}
