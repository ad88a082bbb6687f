import { placeQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { formatPhone, type AdField } from '@volan/domain-rules';
import { Select, type SelectOption } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId, textOf, useAdForm } from './AdFormContext.ts';
import { idIn } from './VehicleFields.tsx';
import { QuestionField } from './QuestionField.tsx';

export interface PlaceFieldsProps {
  fields: readonly AdField[];
  /** Regions by their ids, those of a country together. */
  regions: readonly SelectOption[];
  /** Phone of the seller, as people read it, shown if no other is typed; null without one, undefined if unknown. */
  phone: string | null | undefined;
  /** Phone that the signed-in user has confirmed, which the field proposes. @default none */
  ownPhone?: string | null | undefined;
}

/** Id of the list of numbers that the field of the phone proposes. */
const ownPhonesId = 'ad-own-phones';

/** The place of the vehicle, and the phone for buyers. */
export function PlaceFields({ fields: asked, regions, phone, ownPhone = null }: PlaceFieldsProps) {
  const { given, fields, error } = useAdForm();
  const { t } = useMessages();
  const region = asked.find(({ name }) => name === 'region_id');
  const regionId = idIn(textOf(fields, 'region_id'));
  const cities = useQuery({ ...placeQueries.cities(useApi(), regionId ?? 0), enabled: regionId !== null });
  const towns = cities.data ?? [];
  const keptTown = textOf(given, 'region_id') === String(regionId) ? textOf(given, 'city_id') : '';

  return (
    <Stack gap={2}>
      {region && (
        <Select
          id={controlId('region_id')}
          name="region_id"
          label={region.specification?.title ?? t('fact.place')}
          required
          optional={t('selling.required')}
          error={error('region_id')}
          defaultValue={textOf(given, 'region_id')}
          options={[{ value: '', label: t('selling.choose') }, ...regions]}
        />
      )}
      {cities.data === undefined && keptTown !== '' && (
        // carried until the list of towns is here: the form may be read before that
        <input type="hidden" name="city_id" value={keptTown} />
      )}
      {towns.length > 0 && (
        <Select
          key={regionId}
          id={controlId('city_id')}
          name="city_id"
          label={t('selling.city')}
          error={error('city_id')}
          defaultValue={keptTown}
          options={[
            { value: '', label: t('selling.not-said') },
            ...towns.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      )}
      <TextInput
        id={controlId('phone')}
        name="phone"
        type="tel"
        label={t('selling.phone')}
        hint={
          phone
            ? t('selling.phone-of-account', { phone })
            : t(phone === null ? 'selling.no-phone' : 'selling.phone-hint')
        }
        autoComplete="tel"
        maxLength={40}
        list={ownPhone === null ? undefined : ownPhonesId}
        defaultValue={textOf(given, 'phone')}
        error={error('phone')}
      />
      {ownPhone !== null && (
        <datalist id={ownPhonesId} aria-label={t('selling.phone')}>
          <option>{formatPhone(ownPhone)}</option>
        </datalist>
      )}
      {asked
        .filter(({ name, specification }) => specification !== null && name !== 'region_id')
        .map((field) => (
          <QuestionField key={field.name} field={field} />
        ))}
    </Stack>
  );
}
