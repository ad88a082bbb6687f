import { serviceLimits } from '@volan/domain-rules';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { hoursLabels } from '../company/companyLabels.ts';
import type { ServiceCompany, ServicePartProps } from './ServiceFormProps.ts';

/** Empty rows after those of the price list that are filled. */
const freeRows = 3;

/** How many rows of the price list were sent with the form. */
const sentRows = ({ form }: Pick<ServicePartProps, 'form'>) =>
  Array.from({ length: serviceLimits.prices }, (_, row) => row).filter(
    (row) => form.value(`price-${row}-kind`, 'not sent') !== 'not sent',
  ).length;

/** How many rows the price list of the form begins with: those that were sent, else those of the service and some more. */
export function priceRows({ service, form }: Pick<ServicePartProps, 'service' | 'form'>): number {
  const given = (service?.prices.length ?? 0) + freeRows;

  return Math.min(serviceLimits.prices, form.answered ? Math.max(given, sentRows({ form })) : given);
}

/** Labels of a row of the price list, in the order of the form. */
function priceLabels(row: number, t: Messages['t']) {
  const number = String(row + 1);

  return [
    [`price-${row}-kind`, t('own-service.kind-of', { row: number })],
    [`price-${row}-title`, t('own-service.work-of', { row: number })],
    [`price-${row}-price`, t('own-service.price-of', { row: number })],
    [`price-${row}-minutes`, t('own-service.minutes-of', { row: number })],
  ] as const;
}

/** Labels of all fields of the form of a car service by their names, in the order of the form. */
export function serviceLabels(company: ServiceCompany, messages: Messages): Record<string, string> {
  const { t } = messages;

  return Object.fromEntries([
    ['currency', t('own-service.currency')],
    ...Array.from({ length: serviceLimits.prices }, (_, row) => priceLabels(row, t)).flat(),
    ['description', t('own-service.description')],
    ['languages', t('services.languages')],
    ['brands', t('services.brands')],
    ['pictures', t('own-service.pictures')],
    ...hoursLabels(company, messages),
  ]);
}
