import { catalogueQueries, useApi } from '@volan/api-client/react';
import { Select } from '@volan/ui/Select';
import { useQuery } from '@tanstack/react-query';
import type { ShortMake, ShortSearchProps } from './ShortSearchProps.ts';

export interface ModelSelectProps extends Pick<ShortSearchProps, 'categoryId' | 'texts'> {
  id: string;
  name: string;
  /** The make that is chosen. */
  make: ShortMake | null;
}

/** The models of the chosen make; before one is chosen the list says so. */
export function ModelSelect({ id, name, make, categoryId, texts }: ModelSelectProps) {
  const api = useApi();
  const models = useQuery({
    ...catalogueQueries.models(api, categoryId, make?.id ?? 0),
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
