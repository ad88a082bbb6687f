import {
  getCarService,
  listCarServices,
  listServiceKinds,
  listServicePoints,
  listServiceReviews,
  listServiceTowns,
} from '@volan/api-contract/wire';
import type { ServiceQuery } from '@volan/domain-rules';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../Api.ts';
import { readCall } from '../readCall.ts';
import { callKey, callQuery } from './callQuery.ts';

const subject = ['services'] as const;

/** What a search asks for, without its page. */
const filterOf = (
  { kind, region, city, radius, open, homeVisit, rating, sort }: ServiceQuery,
  country: string | null,
) => ({
  kind: kind ?? undefined,
  country: country ?? undefined,
  // the nearest service may be behind the border of the region
  region: radius === null ? (region ?? undefined) : undefined,
  open: open || undefined,
  home_visit: homeVisit || undefined,
  city_id: city ?? undefined,
  radius: radius ?? undefined,
  rating: rating ?? undefined,
  sort: sort === 'newest' ? undefined : sort,
});

/** Queries about car services. `all` is the start of every key. */
export const serviceQueries = {
  all: subject,
  /** A page of car services with `meta`. `country` is that of the host; `null` is everywhere. */
  list: (api: Api, query: ServiceQuery, country: string | null = null) => {
    const input = { ...filterOf(query, country), page: query.page === 1 ? undefined : query.page, lang: api.language };
    return queryOptions({
      queryKey: callKey(subject, listCarServices, input),
      queryFn: async ({ signal }) => {
        const { data, meta } = await readCall(api, listCarServices, input, signal);
        return { services: data, meta };
      },
    });
  },
  /** Where the services of a list are, on all its pages. */
  points: (api: Api, query: ServiceQuery, country: string | null = null) =>
    callQuery(subject, api, listServicePoints, filterOf(query, country)),
  /** Towns in which a search finds services, whatever its own town is. */
  towns: (api: Api, query: ServiceQuery, country: string | null = null) =>
    callQuery(
      subject,
      api,
      listServiceTowns,
      filterOf({ ...query, city: null, radius: null, sort: 'newest' }, country),
    ),
  /** The kinds, each with its number of services. */
  kinds: (api: Api) => callQuery(subject, api, listServiceKinds, { lang: api.language }),
  /** A page of the reviews of one car service with `meta`. */
  reviews: (api: Api, id: number, page = 1) => {
    const input = { id, page: page === 1 ? undefined : page };
    return queryOptions({
      queryKey: callKey(subject, listServiceReviews, input),
      queryFn: async ({ signal }) => {
        const { data, meta } = await readCall(api, listServiceReviews, input, signal);
        return { reviews: data, meta };
      },
    });
  },
  /** One car service. Fails with `not-found` or `gone`; then `failed.data` of the error says its name. */
  detail: (api: Api, id: number) => callQuery(subject, api, getCarService, { id, lang: api.language }),
};
