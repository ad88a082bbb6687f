import { serviceCurrencies, serviceLimits } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { useHydrated } from '@volan/ui/hydrated';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { fieldProps } from '../company/companyFormFields.ts';
import type { NamedChoice, ServicePartProps } from './ServiceFormProps.ts';
import { priceRows } from './serviceLabels.ts';

export interface PriceFieldsProps extends ServicePartProps {
  kinds: readonly NamedChoice[];
}

/** A price of the service as the field shows it. */
const textOf = (value: number | null | undefined) => (value == null ? '' : String(value));

/** The price list: what is done, of which kind, from which price and for how long. A row without a word is removed. [M16] */
export function PriceFields({ kinds, ...part }: PriceFieldsProps) {
  const { t } = useMessages();
  const hydrated = useHydrated();
  const [rows, setRows] = useState(() => priceRows(part));
  const { service, form, labels } = part;

  return (
    <Stack gap={2}>
      <Heading level={3}>{t('services.prices')}</Heading>
      <Text tone="secondary">{t('own-service.prices-hint')}</Text>
      <Grid layout="panels2">
        <Select
          {...fieldProps('currency', { form, labels }, service?.currency ?? 'RSD')}
          options={serviceCurrencies.toReversed().map((currency) => ({ value: currency, label: currency }))}
        />
      </Grid>
      {Array.from({ length: rows }, (_, row) => (
        <PriceRow key={row} row={row} kinds={kinds} {...part} />
      ))}
      {hydrated && rows < serviceLimits.prices && (
        <Row>
          <Button size="small" icon="plus" onClick={() => setRows((count) => count + 1)}>
            {t('own-service.add-line')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function PriceRow({ row, kinds, service, form, labels }: PriceFieldsProps & { row: number }) {
  const { t } = useMessages();
  const given = service?.prices[row];
  const field = (name: string, value: string) => fieldProps(`price-${row}-${name}`, { form, labels }, value);

  return (
    <Stack gap={1}>
      <Grid layout="panels2">
        <TextInput
          {...field('title', given?.title ?? '')}
          maxLength={serviceLimits.titleLength}
          autoComplete="off"
          {...(row === 0 && { required: true })}
        />
        <Select
          {...field('kind', textOf(given?.kind_id ?? kinds[0]?.id))}
          options={kinds.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      </Grid>
      <Grid layout="pair">
        <TextInput
          {...field('price', textOf(given?.price))}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder={t('services.by-agreement')}
        />
        <TextInput
          {...field('minutes', textOf(given?.minutes))}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
      </Grid>
    </Stack>
  );
}
