import type { Account } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput, type TextInputProps } from '@volan/ui/TextInput';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** A country or a region, by its id. */
export interface NamedPlace {
  readonly id: number;
  readonly name: string;
}

export interface AddressesProps {
  account: Account;
  /** Countries that an address may be in, the own one first; `id` is the ISO number. */
  countries: readonly NamedPlace[];
  /** Regions of the first country. */
  regions: readonly NamedPlace[];
  result?: FormResult | undefined;
}

const fields = [
  ['street', { autoComplete: 'street-address', required: true, maxLength: 120 }],
  ['city', { autoComplete: 'address-level2', required: true, maxLength: 80 }],
  ['zip', { autoComplete: 'postal-code', maxLength: 12 }],
] as const satisfies readonly (readonly [string, Partial<TextInputProps>])[];

/** The addresses of the account, ten at most; the first one is the default. [B14, J24, J25] */
export function Addresses({ account, countries, regions, result }: AddressesProps) {
  const { t } = useMessages();
  const labels = {
    country_id: t('account.country'),
    region_id: t('account.region'),
    street: t('account.street'),
    city: t('account.city'),
    zip: t('account.zip'),
  };
  const form = useForm(result, 'address', 'address-', labels);
  const nameOf = (places: readonly NamedPlace[], id: number | null) => places.find((place) => place.id === id)?.name;
  const asOptions = (places: readonly NamedPlace[]) =>
    places.map(({ id, name }) => ({ value: String(id), label: name }));
  // after an address was added the fields are empty again
  const typed = (name: string, otherwise = '') => (form.done ? otherwise : form.value(name, otherwise));

  return (
    <FormCard name="address" title={t('account.addresses')} form={form} done={t('account.saved')}>
      {account.addresses.length > 0 && (
        <Stack as="ul" gap={1}>
          {account.addresses.map(({ id, street, zip, city, region_id, country_id, is_default }) => {
            const place = [
              street,
              `${zip} ${city}`.trim(),
              nameOf(regions, region_id),
              nameOf(countries, country_id),
            ].filter((part) => part !== undefined);
            return (
              <Row key={id} gap={1} wrap>
                <Text>
                  {place.join(', ')}
                  {is_default && ` (${t('account.address-default')})`}
                </Text>
                <Button
                  type="submit"
                  name="remove"
                  value={String(id)}
                  size="small"
                  formNoValidate
                  aria-label={`${t('account.address-remove')}: ${street}`}
                >
                  {t('account.address-remove')}
                </Button>
              </Row>
            );
          })}
        </Stack>
      )}
      <Grid layout="panels2">
        <Select
          id="address-country_id"
          name="country_id"
          label={labels.country_id}
          autoComplete="country"
          defaultValue={typed('country_id', String(countries[0]?.id ?? ''))}
          error={form.error('country_id')}
          options={asOptions(countries)}
        />
        <Select
          id="address-region_id"
          name="region_id"
          label={labels.region_id}
          hint={t('account.region-hint', { country: countries[0]?.name ?? '' })}
          defaultValue={typed('region_id')}
          error={form.error('region_id')}
          options={[{ value: '', label: t('account.region-none') }, ...asOptions(regions)]}
        />
        {fields.map(([name, more]) => (
          <TextInput
            key={`${name} ${account.addresses.length}`}
            id={`address-${name}`}
            name={name}
            label={labels[name]}
            defaultValue={typed(name)}
            error={form.error(name)}
            {...more}
          />
        ))}
      </Grid>
      <Row>
        <Button type="submit" variant="primary">
          {t('account.address-add')}
        </Button>
      </Row>
    </FormCard>
  );
}
