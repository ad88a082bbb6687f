import { getFastAd, listFastAds } from '@volan/api-contract/wire';
import type { CallInput, listFastAds as ListFastAds } from '@volan/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../Api.ts';
import { readCall } from '../readCall.ts';
import { callKey, callQuery } from './callQuery.ts';

const subject = ['fastAds'] as const;

/** Queries about fast ads. `all` is the start of every key. */
export const fastAdQueries = {
  all: subject,
  /** A page of fast ads, the newest first, with `meta`: total and pages. */
  list: (api: Api, asked: Omit<CallInput<typeof ListFastAds>, 'lang'>) => {
    const input = { ...asked, lang: api.language };
    return queryOptions({
      queryKey: callKey(subject, listFastAds, input),
      queryFn: async ({ signal }) => {
        const { data, meta } = await readCall(api, listFastAds, input, signal);
        return { ads: data, meta };
      },
    });
  },
  /** One fast ad. Fails with `not-found` or `gone`; for `gone` the error's `failed.data` says what it was. */
  detail: (api: Api, id: number) => callQuery(subject, api, getFastAd, { id, lang: api.language }),
};
