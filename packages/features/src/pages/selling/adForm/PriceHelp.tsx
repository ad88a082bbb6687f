import { adQueries, useApi } from '@volan/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parseNumber } from '@volan/domain-rules/numbers';
import { comparedBy, fieldNameOf, isComparedPrice } from '@volan/domain-rules';
import { SpreadChart } from '@volan/ui/SpreadChart';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { textOf, useAdForm } from './AdFormContext.ts';
import { idIn } from './VehicleFields.tsx';

/** The values that decide which ads are compared; null while one is missing. */
function useCompared() {
  const { form, fields } = useAdForm();
  const nameOf = (slug: string) => {
    const specification = form.fields.find((field) => field.specification?.slug === slug)?.specification;
    return specification ? fieldNameOf(specification) : '';
  };
  const numberIn = (name: string, unit = '') => {
    const number = parseNumber(textOf(fields, name), 'en', { unit });
    return typeof number === 'number' ? number : null;
  };
  const model_id = idIn(textOf(fields, 'model_id'));
  const year = numberIn(nameOf(comparedBy.year));
  const mileage = numberIn(nameOf(comparedBy.mileage), 'km');
  const fuel = textOf(fields, nameOf(comparedBy.fuel));
  const isSaid = model_id !== null && year !== null && mileage !== null && fuel !== '';

  return isSaid ? { model_id, year, mileage, fuel } : null;
}

/** What similar ads ask, while a price is typed: by the same rule as the rating that buyers see. [P36, N03] */
export function PriceHelp() {
  const { fields } = useAdForm();
  const messages = useMessages();
  const { t } = messages;
  const compared = useCompared();
  const help = useQuery({
    ...adQueries.priceHelp(useApi(), compared ?? { model_id: 0, year: 0, mileage: 0, fuel: '' }),
    enabled: compared !== null,
    placeholderData: keepPreviousData,
  });
  if (compared === null) {
    return (
      <Text role="small" tone="secondary">
        {t('selling.price-help-later')}
      </Text>
    );
  }
  if (!help.data) return null;

  const { count, needed, median, low, high, prices } = help.data;
  if (median === null || low === null || high === null) {
    return (
      <Text role="small" tone="secondary" status>
        {t('selling.price-help-few', { count, needed })}
      </Text>
    );
  }
  const typed = parseNumber(textOf(fields, 'price'), 'en', { unit: '€' });
  const own = typeof typed === 'number' && isComparedPrice(typed) ? typed : null;
  const told = { low: messages.price(low), high: messages.price(high) };
  const [cheapest, dearest] = [prices[0] ?? low, prices.at(-1) ?? high];
  const [from, to] = [Math.min(cheapest, own ?? cheapest), Math.max(dearest, own ?? dearest)];
  const percent = own === null ? 0 : Math.round(((own - median) * 100) / median);

  return (
    <Stack gap={1}>
      <Text status>
        {t('selling.price-help', { count, median: messages.price(median), ...told })}
        {own !== null && percent !== 0 && (
          <> {t(percent < 0 ? 'rating.below' : 'rating.above', { percent: messages.number(Math.abs(percent)) })}.</>
        )}
      </Text>
      <SpreadChart
        prices={prices}
        own={{ price: own ?? median, label: own === null ? t('rating.row.median') : t('selling.your-price') }}
        median={{ price: median, label: t('rating.median-at', { price: messages.price(median) }) }}
        half={{ from: low, to: high, label: t('rating.middle-half') }}
        ticks={[from, to].map((value) => ({ value, text: messages.price(value) }))}
        labels={{
          summary: t('selling.price-help', { count, median: messages.price(median), ...told }),
          table: t('rating.table'),
          columns: [t('rating.column.ads'), t('price-history.price')],
        }}
        rows={[
          [t('rating.row.lowest'), messages.price(cheapest)],
          [t('rating.row.low'), told.low],
          [t('rating.row.median'), messages.price(median)],
          [t('rating.row.high'), told.high],
          [t('rating.row.highest'), messages.price(dearest)],
        ]}
      />
    </Stack>
  );
}
