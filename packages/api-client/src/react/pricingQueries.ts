import { getPriceList } from '@volan/api-contract/wire';
import type { Api } from '../Api.ts';
import { callQuery } from './callQuery.ts';

const subject = ['pricing'] as const;

/** Queries about what is for sale. `all` is the start of every key. */
export const pricingQueries = {
  all: subject,
  /** The price list of the brand, in its currency. */
  list: (api: Api) => callQuery(subject, api, getPriceList, {}),
};
