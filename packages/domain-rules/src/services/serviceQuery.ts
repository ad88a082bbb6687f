import { lastServicePage } from './serviceLimits.ts';

/** One search of the list of car services. [A07, B19] */
export interface ServiceQuery {
  /** From 1. */
  readonly page: number;
  /** Slug of a kind; `null` = every kind. */
  readonly kind: string | null;
  /** Slug of a region; `null` = everywhere. */
  readonly region: string | null;
  /** Only those that are open now. */
  readonly open: boolean;
  /** Only those that come to the vehicle. */
  readonly homeVisit: boolean;
}

/** A search that asks for nothing: every service, the newest first. */
export const emptyServiceQuery: ServiceQuery = { page: 1, kind: null, region: null, open: false, homeVisit: false };

const only = (parameters: URLSearchParams, name: string) => {
  const texts = parameters.getAll(name);
  return texts.length === 1 ? (texts[0] ?? '') : '';
};

const slugOrNull = (text: string) => (/^[a-z0-9-]{1,80}$/.test(text) ? text : null);

/** Reads the address of the list of car services. A missing or unreadable value has its default: no page fails for it. */
export function readServiceQuery(parameters: URLSearchParams): ServiceQuery {
  const page = only(parameters, 'page');
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;

  return {
    page: number <= lastServicePage ? number : 1,
    kind: slugOrNull(only(parameters, 'kind')),
    region: slugOrNull(only(parameters, 'region')),
    open: only(parameters, 'open') === '1',
    homeVisit: only(parameters, 'home_visit') === '1',
  };
}

/** The one text of a search of car services for an address, without `?`; defaults and page 1 are left out. */
export function printServiceQuery({ page, kind, region, open, homeVisit }: ServiceQuery): string {
  const parameters = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(kind !== null && { kind }),
    ...(region !== null && { region }),
    ...(open && { open: '1' }),
    ...(homeVisit && { home_visit: '1' }),
  });

  return parameters.toString();
}
