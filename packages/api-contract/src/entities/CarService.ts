import { languageValues, serviceCurrencies, serviceLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { AdImage, Place } from './Ad.ts';
import { HoursException, OpenHours } from './Company.ts';
import { ManagedTitles } from './ManagedTaxonomy.ts';

/** A kind of car service, such as "Tyres". Administrators keep the list. [A07] */
export const ServiceKind = z
  .object({ id: z.int(), slug: z.string(), title: z.string(), icon: z.string().describe('a name of the icon set') })
  .meta({ id: 'ServiceKind' });
export type ServiceKind = z.infer<typeof ServiceKind>;

/** A kind in the directory, with the number of its public services. */
export const ServiceKindCounted = ServiceKind.extend({ services: z.int() }).meta({ id: 'ServiceKindCounted' });
export type ServiceKindCounted = z.infer<typeof ServiceKindCounted>;

/** A kind of car service as administrators manage it. */
export const ManagedServiceKind = z
  .object({
    id: z.int(),
    slug: z.string(),
    icon: z.string().describe('a name of the icon set'),
    sort: z.int(),
    status: z.union([z.literal(0), z.literal(1)]).describe('0: hidden'),
    version: z.int().describe('counts its changes: sent back with a change'),
    titles: ManagedTitles,
    services: z.int().describe('price lists that name it; it cannot be removed while there are some'),
  })
  .meta({ id: 'ManagedServiceKind' });
export type ManagedServiceKind = z.infer<typeof ManagedServiceKind>;

/** A line of a price list. */
export const ServicePrice = z
  .object({
    kind_id: z.int().positive().max(2_147_483_647).describe('one of `listServiceKinds`'),
    title: z.string().describe('the work, in the words of the service'),
    minutes: z.int().nullable().describe('how long it takes; null: not said'),
    price: z.int().nullable().describe('from this amount, in whole units of the currency; null: by agreement'),
  })
  .meta({ id: 'ServicePrice' });
export type ServicePrice = z.infer<typeof ServicePrice>;

/** A point on a map. */
const point = z.object({ lat: z.number(), lng: z.number() });

/** A car service in the directory. Phone and e-mail are never part of a public reply. [M16, A07] */
export const CarService = z
  .object({
    id: z.int().describe('that of its company'),
    slug: z.string().describe('of its company, such as for POST /companies/phone'),
    name: z.string(),
    verified: z.boolean(),
    kinds: z.array(ServiceKind).describe('in the order of its price list'),
    currency: z.enum(serviceCurrencies),
    price_from: z.int().nullable().describe('its lowest price; null: all by agreement'),
    home_visit: z.boolean(),
    has_phone: z.boolean().describe('a number can be asked for by POST /companies/phone'),
    rating: z.number().nullable().describe('average of its reviews; null: there are fewer than three'),
    reviews: z.int().describe('number of its public reviews'),
    image: AdImage.nullable(),
    place: Place,
    location: point.nullable().describe('its own point, else that of its town'),
    distance: z.number().nullable().describe('kilometres from the town that was asked for; null: none was'),
    opening_hours: z.array(OpenHours.nullable()).length(7).nullable().describe('from Monday; null: not said'),
    hours_exceptions: z.array(HoursException).describe('from today on, the next one first'),
    time_zone: z.string().describe('of its hours, such as Europe/Belgrade'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CarService' });
export type CarService = z.infer<typeof CarService>;

/** Most points of one reply. */
export const maxServicePoints = 500;

/** Where a car service is; without a point of its own, the point of its town. */
export const ServicePoint = z
  .object({
    id: z.int(),
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    rating: z.number().nullable().describe('average of its reviews; null: there are fewer than three'),
  })
  .meta({ id: 'ServicePoint' });
export type ServicePoint = z.infer<typeof ServicePoint>;

/** Most towns of one reply. */
export const maxServiceTowns = 500;

/** A town with car services. */
export const ServiceTown = z
  .object({
    id: z.int(),
    title: z.string().describe('its own name'),
    region: z.string().describe('slug of its region'),
    services: z.int(),
  })
  .meta({ id: 'ServiceTown' });
export type ServiceTown = z.infer<typeof ServiceTown>;

/** A car service with everything that its page shows. */
export const CarServiceDetails = CarService.omit({ image: true, distance: true })
  .extend({
    seller: z.int().describe('its account'),
    legal_name: z.string(),
    tax_id: z.string().nullable(),
    address: z.string().nullable().describe('street and number'),
    web: z.string().nullable(),
    has_point: z.boolean().describe('`location` is the point of the service and not that of its town'),
    description: z.string(),
    card_payment: z.boolean(),
    languages: z.array(z.enum(languageValues)).describe('spoken there'),
    brands: z.array(z.object({ id: z.int(), slug: z.string(), title: z.string() })).describe('empty: all makes'),
    prices: z.array(ServicePrice).max(serviceLimits.prices),
    images: z.array(AdImage).max(serviceLimits.pictures),
  })
  .meta({ id: 'CarServiceDetails' });
export type CarServiceDetails = z.infer<typeof CarServiceDetails>;

/** The public remains of a service that its owner paused, or whose company closed or is suspended. */
export const CarServiceGone = CarService.pick({ id: true, name: true }).meta({ id: 'CarServiceGone' });
export type CarServiceGone = z.infer<typeof CarServiceGone>;

/**
 * How often the page of a service was seen, the phone of its company asked for, and a request sent by a new user, since
 * it exists and lately.
 */
export const CarServiceStats = z
  .object({
    views: z.int(),
    reveals: z.int(),
    recent_views: z.int().describe(`of the last ${serviceLimits.recentDays} days`),
    recent_reveals: z.int(),
    requests: z.int().describe('users who wrote: each counts once'),
    recent_requests: z.int(),
  })
  .meta({ id: 'CarServiceStats' });
export type CarServiceStats = z.infer<typeof CarServiceStats>;

/** A service as those who act for its company see it. [B20] */
export const MyCarService = CarServiceDetails.pick({
  id: true,
  slug: true,
  name: true,
  currency: true,
  home_visit: true,
  description: true,
  card_payment: true,
  languages: true,
  prices: true,
  images: true,
})
  .extend({
    brand_ids: z.array(z.int()),
    opening_hours: CarService.shape.opening_hours.describe('of its company: POST /user/company changes them'),
    hours_exceptions: z.array(HoursException).describe('of its company, also those that are over'),
    stats: CarServiceStats,
    state: z
      .enum(['public', 'paused', 'waiting', 'closed'])
      .describe('`waiting`: for the approval of its company; `closed`: the company is closed or suspended'),
    version: z.string().describe('changes with each change of the service: send it back with the next one'),
  })
  .meta({ id: 'MyCarService' });
export type MyCarService = z.infer<typeof MyCarService>;

/** Position of a page of car services. */
export const CarServiceListMeta = z
  .object({
    page: z.int(),
    pages: z.int(),
    per_page: z.int(),
    total: z.int().describe('exact up to 1,008'),
    more: z.boolean().describe('there are more than `total`'),
  })
  .meta({ id: 'CarServiceListMeta' });
export type CarServiceListMeta = z.infer<typeof CarServiceListMeta>;
