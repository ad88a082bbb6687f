import type { CallInput, exportPayments } from '@volan/api-contract';
import { fieldInSort, paymentMethods, productKinds, readSorting, type Sorting } from '@volan/domain-rules';
import { dayOf } from '../shell/dayOf.ts';

/** States that payments can be filtered by; `waiting` means a transfer that has not arrived yet. */
export const offeredStates = ['review', 'waiting', 'authorised', 'paid', 'declined', 'refunded'] as const;

/** The order of the table; by default the newest payment comes first. [T04] */
export const paymentsSorting = (params: URLSearchParams): Sorting<'created_at' | 'amount'> =>
  readSorting(fieldInSort, params, ['created_at', 'amount'], { field: 'created_at', direction: 'desc' });

/** Filters and order of the table and its file, read from the address; an invalid value counts as absent. [J135] */
export function readPaymentsFilter(params: URLSearchParams): CallInput<typeof exportPayments> {
  const oneOf = <const Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === params.get(name));
  const search = params.get('search')?.trim().slice(0, 100);
  const state = oneOf('state', offeredStates);
  const method = oneOf('payment_type', paymentMethods);
  const kind = oneOf('kind', productKinds);
  const country = /^[1-9]\d{0,2}$/.exec(params.get('country_id') ?? '')?.[0];
  const [from, to] = [dayOf(params.get('date_from')), dayOf(params.get('date_to'))];
  const { field, direction } = paymentsSorting(params);

  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(method && { payment_type: method }),
    ...(kind && { kind }),
    ...(country !== undefined && { country_id: Number(country) }),
    ...(from !== undefined && { date_from: from }),
    ...(to !== undefined && { date_to: to }),
    sort: field,
    order: direction,
  };
}
