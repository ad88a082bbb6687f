import type { CarService, HoursException, OpenHours, ServiceKind, ServicePrice } from '@volan/api-contract';
import { timeZoneOf, type LanguageValue, type ServiceCurrency } from '@volan/domain-rules';
import { placeOf } from '../ads/presentAd.ts';
import type { Registry } from '../taxonomy/Registry.ts';

/** A stored car service, as `public_car_service` holds it, with its price list. */
export interface CarServiceRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly verified: boolean;
  readonly country_id: number;
  readonly region_id: number | null;
  readonly city: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly opening_hours: (OpenHours | null)[] | null;
  readonly hours_exceptions: HoursException[];
  readonly currency: ServiceCurrency;
  readonly home_visit: boolean;
  readonly has_phone: boolean;
  readonly rating: number | null;
  readonly reviews: number;
  readonly created_at: Date;
  readonly prices: ServicePrice[];
}

/** What presenting a service needs. */
export interface Presenting {
  readonly registry: Registry;
  /** The kinds that are offered, by id. */
  readonly kinds: ReadonlyMap<number, ServiceKind>;
  readonly language: LanguageValue;
  /** A day such as 2026-11-30: exceptions to the hours that are over are left out. */
  readonly today: string;
}

/** What lists and pages show of a service. [M16] */
export function presentService(
  row: CarServiceRow,
  { registry, kinds, language, today }: Presenting,
): Omit<CarService, 'image' | 'distance'> {
  const kindIds = [...new Set(row.prices.map(({ kind_id }) => kind_id))];
  const prices = row.prices.flatMap(({ price }) => price ?? []);
  const country = registry.countriesById.get(row.country_id)?.code ?? '';

  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    verified: row.verified,
    kinds: kindIds.flatMap((id) => kinds.get(id) ?? []),
    currency: row.currency,
    price_from: prices.length > 0 ? Math.min(...prices) : null,
    home_visit: row.home_visit,
    has_phone: row.has_phone,
    rating: row.rating,
    reviews: row.reviews,
    place: placeOf(registry, { country: row.country_id, region: row.region_id, city: row.city }, language),
    location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    opening_hours: row.opening_hours,
    hours_exceptions: row.hours_exceptions.filter(({ to }) => to >= today),
    time_zone: timeZoneOf(country),
    created_at: row.created_at.toISOString(),
  };
}
