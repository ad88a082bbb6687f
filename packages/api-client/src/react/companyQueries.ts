import { getCompany, getOwnCompany, listCompanies } from '@volan/api-contract/wire';
import type { CompanyQuery } from '@volan/domain-rules';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../Api.ts';
import { readCall } from '../readCall.ts';
import { callKey, callQuery } from './callQuery.ts';

const subject = ['companies'] as const;

/** Queries about companies. `all` is the start of every key. */
export const companyQueries = {
  all: subject,
  /** A page of companies with `meta`: total and counts by kind. `country` is that of the host; `null` is everywhere. */
  list: (api: Api, { page, region, type, keyword }: CompanyQuery, country: string | null = null) => {
    const input = {
      page: page === 1 ? undefined : page,
      country: country ?? undefined,
      region: region ?? undefined,
      type: type ?? undefined,
      keyword: keyword || undefined,
      lang: api.language,
    };
    return queryOptions({
      queryKey: callKey(subject, listCompanies, input),
      queryFn: async ({ signal }) => {
        const { data, meta } = await readCall(api, listCompanies, input, signal);
        return { companies: data, meta };
      },
    });
  },
  /** One company. Fails with `not-found` or `gone`; then `failed.data` of the error says its name. */
  detail: (api: Api, slug: string) => callQuery(subject, api, getCompany, { slug, lang: api.language }),
  /** The company of the signed-in account; null without one. */
  own: (api: Api) => callQuery(subject, api, getOwnCompany, {}),
};
