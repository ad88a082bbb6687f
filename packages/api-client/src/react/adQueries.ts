import {
  getAd,
  getModelYearPrices,
  getPriceHelp,
  listAds,
  listAdsByIds,
  listHomeAds,
  listSellersOtherAds,
  listSimilarAds,
} from '@volan/api-contract/wire';
import type { CatalogQuery } from '@volan/domain-rules';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../Api.ts';
import { readCall } from '../readCall.ts';
import { searchInput } from '../searchInput.ts';
import { callKey, callQuery } from './callQuery.ts';

const subject = ['ads'] as const;

/** Queries about ads. `all` is the start of every key, to reload them together. */
export const adQueries = {
  all: subject,
  /** A page of ads with `meta`: total, facets, ranges and the TOP group. */
  search: (api: Api, query: CatalogQuery) => {
    const input = { ...searchInput(query), lang: api.language };
    return queryOptions({
      queryKey: callKey(subject, listAds, input),
      queryFn: async ({ signal }) => {
        const { data, meta } = await readCall(api, listAds, input, signal);
        return { ads: data, meta };
      },
    });
  },
  /** One ad. Fails with `not-found` or `gone`; for `gone` the error's `failed.data` describes the former ad. */
  detail: (api: Api, id: number) => callQuery(subject, api, getAd, { id, lang: api.language }),
  /** What comparable ads ask, while a price is typed. [P36] */
  priceHelp: (api: Api, of: { model_id: number; fuel: string; year: number; mileage: number }) =>
    callQuery(subject, api, getPriceHelp, of),
  /** What ads of a model ask around two of its years. Fails with `not-found` for an unknown model. [N16] */
  modelYearPrices: (api: Api, of: { model_id: number; fuel: string; year: number; later_year: number }) =>
    callQuery(subject, api, getModelYearPrices, of),
  /** Ads to be compared, at most ten, in this order; those that are gone are left out. */
  byIds: (api: Api, ids: readonly number[]) =>
    callQuery(subject, api, listAdsByIds, { ids: [...ids], lang: api.language }),
  /** The promoted ads of the home page, of one country or of all. */
  home: (api: Api, country: string | null) =>
    callQuery(subject, api, listHomeAds, { ...(country !== null && { country }), lang: api.language }),
  /** At most six other ads of the seller of this one, the newest first. */
  othersOfSeller: (api: Api, id: number) => callQuery(subject, api, listSellersOtherAds, { id, lang: api.language }),
  /** At most eight ads like this one. */
  similar: (api: Api, id: number) => callQuery(subject, api, listSimilarAds, { id, lang: api.language }),
};
