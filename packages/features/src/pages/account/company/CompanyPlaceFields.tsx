import { placeQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { NamedPlace } from '../profile/Addresses.tsx';
import { fieldProps, type CompanyPartProps } from './companyFormFields.ts';

export interface CompanyPlaceFieldsProps extends CompanyPartProps {
  /** Regions of the country of the company. */
  regions: readonly NamedPlace[];
}

const textOf = (id: number | null) => (id === null ? '' : String(id));

/**
 * The town and the point on the map. Without scripts the towns of another region are offered after the form was sent
 * once.
 */
export function CompanyPlaceFields({ company, form, labels, regions }: CompanyPlaceFieldsProps) {
  const { t } = useMessages();
  const { location } = company;
  const region = fieldProps('region_id', { form, labels }, textOf(company.region_id));
  const city = fieldProps('city_id', { form, labels }, textOf(company.city_id));
  const [regionId, setRegionId] = useState(region.defaultValue);
  const towns = useQuery({ ...placeQueries.cities(useApi(), Number(regionId)), enabled: regionId !== '' });
  const offered = regionId === '' ? [] : (towns.data ?? []);
  const isOffered = offered.some(({ id }) => String(id) === city.defaultValue);

  return (
    <Stack gap={2}>
      <Heading level={3}>{t('own-company.place')}</Heading>
      <Grid layout="panels2">
        <Select
          {...region}
          onValueChange={setRegionId}
          options={[
            { value: '', label: t('selling.not-said') },
            ...regions.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Select
          key={`${regionId} ${offered.length}`}
          {...city}
          defaultValue={isOffered ? city.defaultValue : ''}
          options={[
            { value: '', label: t('selling.not-said') },
            ...offered.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
        <TextInput
          {...fieldProps('point', { form, labels }, location ? `${location.lat}, ${location.lng}` : '')}
          hint={t('own-company.point-hint')}
          optional={t('account.optional')}
          autoComplete="off"
          maxLength={60}
        />
      </Grid>
    </Stack>
  );
}
