import type { RatedCurrency } from '@volan/api-contract';
import { getExchangeRate, getPriceList } from '@volan/api-contract/wire';
import type { Api } from '../Api.ts';
import { callQuery } from './callQuery.ts';

const subject = ['pricing'] as const;

/** Queries about what is for sale. `all` is the start of every key. */
export const pricingQueries = {
  all: subject,
  /** The price of a euro in a currency; null if none is set. */
  rate: (api: Api, currency: RatedCurrency) => callQuery(subject, api, getExchangeRate, { currency }),
  /** The price list of the brand, in its currency; with a country, without what that withholds. */
  list: (api: Api, country?: string) => callQuery(subject, api, getPriceList, country === undefined ? {} : { country }),
};
