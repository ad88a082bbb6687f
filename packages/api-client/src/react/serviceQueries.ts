import { getCarService, listCarServices, listServiceKinds } from '@volan/api-contract/wire';
import type { ServiceQuery } from '@volan/domain-rules';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../Api.ts';
import { readCall } from '../readCall.ts';
import { callKey, callQuery } from './callQuery.ts';

const subject = ['services'] as const;

/** Queries about car services. `all` is the start of every key. */
export const serviceQueries = {
  all: subject,
  /** A page of car services with `meta`. `country` is that of the host; `null` is everywhere. */
  list: (api: Api, { page, kind, region, open, homeVisit }: ServiceQuery, country: string | null = null) => {
    const input = {
      page: page === 1 ? undefined : page,
      kind: kind ?? undefined,
      country: country ?? undefined,
      region: region ?? undefined,
      open: open || undefined,
      home_visit: homeVisit || undefined,
      lang: api.language,
    };
    return queryOptions({
      queryKey: callKey(subject, listCarServices, input),
      queryFn: async ({ signal }) => {
        const { data, meta } = await readCall(api, listCarServices, input, signal);
        return { services: data, meta };
      },
    });
  },
  /** The kinds, each with its number of services. */
  kinds: (api: Api) => callQuery(subject, api, listServiceKinds, { lang: api.language }),
  /** One car service. Fails with `not-found` or `gone`; then `failed.data` of the error says its name. */
  detail: (api: Api, id: number) => callQuery(subject, api, getCarService, { id, lang: api.language }),
};
