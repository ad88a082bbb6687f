import { serviceRatings } from './reviews.ts';
import { lastServicePage, serviceRadii, serviceSorts, type ServiceSort } from './serviceLimits.ts';

/** One search of the list of car services. [A07, B19] */
export interface ServiceQuery {
  /** From 1. */
  readonly page: number;
  /** Slug of a kind; `null` = every kind. */
  readonly kind: string | null;
  /** Slug of a region; `null` = everywhere. */
  readonly region: string | null;
  /** Number of a town; `null` = everywhere in the region. */
  readonly city: number | null;
  /** Kilometres around the town, of {@link serviceRadii}; `null` = the town alone. */
  readonly radius: number | null;
  /** Only those that are open now. */
  readonly open: boolean;
  /** Only those that come to the vehicle. */
  readonly homeVisit: boolean;
  /** Only those with at least this average, of {@link serviceRatings}; `null` = any, and those without one. */
  readonly rating: number | null;
  readonly sort: ServiceSort;
}

/** A search that asks for nothing: every service, the newest first. */
export const emptyServiceQuery: ServiceQuery = {
  page: 1,
  kind: null,
  region: null,
  city: null,
  radius: null,
  open: false,
  homeVisit: false,
  rating: null,
  sort: 'newest',
};

const only = (parameters: URLSearchParams, name: string) => {
  const texts = parameters.getAll(name);
  return texts.length === 1 ? (texts[0] ?? '') : '';
};

const slugOrNull = (text: string) => (/^[a-z0-9-]{1,80}$/.test(text) ? text : null);

/** Reads the address of the list of car services. A missing or unreadable value has its default: no page fails for it. */
export function readServiceQuery(parameters: URLSearchParams): ServiceQuery {
  const page = only(parameters, 'page');
  const town = only(parameters, 'city');
  const city = /^[1-9]\d{0,8}$/.test(town) ? Number(town) : null;
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;

  return {
    page: number <= lastServicePage ? number : 1,
    kind: slugOrNull(only(parameters, 'kind')),
    region: slugOrNull(only(parameters, 'region')),
    city,
    radius:
      city === null ? null : (serviceRadii.find((radius) => String(radius) === only(parameters, 'radius')) ?? null),
    open: only(parameters, 'open') === '1',
    homeVisit: only(parameters, 'home_visit') === '1',
    rating: serviceRatings.find((rating) => String(rating) === only(parameters, 'rating')) ?? null,
    sort: serviceSorts.find((sort) => sort === only(parameters, 'sort')) ?? 'newest',
  };
}

/** The one text of a search of car services for an address, without `?`; defaults and page 1 are left out. */
export function printServiceQuery({
  page,
  kind,
  region,
  city,
  radius,
  open,
  homeVisit,
  rating,
  sort,
}: ServiceQuery): string {
  const parameters = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(kind !== null && { kind }),
    ...(region !== null && { region }),
    ...(city !== null && { city: String(city) }),
    ...(radius !== null && { radius: String(radius) }),
    ...(open && { open: '1' }),
    ...(homeVisit && { home_visit: '1' }),
    ...(rating !== null && { rating: String(rating) }),
    ...(sort !== 'newest' && { sort }),
  });

  return parameters.toString();
}
