import type {
  CarService,
  CarServiceDetails,
  MyCarService,
  ServiceKind,
  ServiceKindCounted,
  ServiceTown,
} from '@volan/api-contract';
import { timeZoneOf, type LanguageValue } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { carServices, serviceKinds, type CarServiceFixture } from '../fixtures/carServices.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { inLanguage } from '../fixtures/Text.ts';
import { detailedAd } from './adOf.ts';
import { regionBySlug } from './placesOf.ts';
import { ratingOf } from './serviceReviewsOf.ts';

const dayMs = 24 * 3_600_000;

/** The kinds of car services in the language of the visitor. */
const serviceKindsOf = (language: LanguageValue): ServiceKind[] =>
  serviceKinds.map(({ id, slug, icon, title }) => ({ id, slug, icon, title: inLanguage(title, language) }));

/** The same with the number of services of each. */
export const countedKinds = (language: LanguageValue): ServiceKindCounted[] =>
  serviceKindsOf(language).map((kind) => ({
    ...kind,
    services: carServices.filter(({ prices }) => prices.some(({ kind_id }) => kind_id === kind.id)).length,
  }));

/** A car service in the directory. */
export function listedService(fixture: CarServiceFixture, language: LanguageValue): CarService {
  const { images: _images, ...details } = detailedService(fixture, language);
  const { id, slug, name, verified, kinds, currency, price_from, home_visit, has_phone, place, location } = details;
  const { opening_hours, hours_exceptions, time_zone, created_at, rating, reviews } = details;

  return {
    id,
    slug,
    name,
    verified,
    kinds,
    currency,
    price_from,
    home_visit,
    has_phone,
    rating,
    reviews,
    image: imagesOf(fixture, language)[0] ?? null,
    place,
    location,
    distance: null,
    opening_hours,
    hours_exceptions,
    time_zone,
    created_at,
  };
}

/** Towns of the services, with a number of their own in the place of those of the table. */
export const serviceTowns = (): ServiceTown[] =>
  [...Map.groupBy(carServices, ({ city }) => city)].map(([title, there], index) => ({
    id: index + 1,
    title,
    region: there[0]?.region ?? '',
    services: there.length,
  }));

function imagesOf({ picturesOf }: CarServiceFixture, language: LanguageValue) {
  const ad = ads[picturesOf];

  return ad ? detailedAd(ad, language).images.slice(0, 5) : [];
}

/** A car service with everything its page shows. */
export function detailedService(fixture: CarServiceFixture, language: LanguageValue): CarServiceDetails {
  const { id, slug, name, verified, currency, city, address, location } = fixture;
  const region = regionBySlug(fixture.region);
  const country = region?.country ?? 'RS';
  const kindIds = new Set(fixture.prices.map(({ kind_id }) => kind_id));
  const amounts = fixture.prices.flatMap(({ price }) => price ?? []);

  return {
    id,
    slug,
    name,
    verified,
    kinds: serviceKindsOf(language).filter((kind) => kindIds.has(kind.id)),
    currency,
    price_from: amounts.length > 0 ? Math.min(...amounts) : null,
    home_visit: fixture.homeVisit ?? false,
    ...ratingOf(id),
    place: {
      country,
      region: region ? { slug: region.slug, title: inLanguage(region.title, language) } : null,
      city,
    },
    location,
    opening_hours: fixture.hours === null ? null : [...fixture.hours],
    hours_exceptions: [],
    time_zone: timeZoneOf(country),
    created_at: new Date(fixtureNow.getTime() - (id % 100) * dayMs).toISOString(),
    seller: id,
    legal_name: `${name} d.o.o.`,
    tax_id: '101234567',
    address,
    web: null,
    has_phone: true,
    has_point: true,
    description: inLanguage(fixture.description, language),
    card_payment: true,
    languages: ['rs', 'en'],
    brands: [],
    prices: [...fixture.prices],
    images: imagesOf(fixture, language),
  };
}

/** The first service, as its owner sees it. */
export function ownService(): MyCarService[] {
  const [fixture] = carServices;
  if (!fixture) return [];

  const { id, slug, name, currency, home_visit, description, card_payment, languages, prices, images } =
    detailedService(fixture, 'rs');

  return [
    {
      id,
      slug,
      name,
      currency,
      home_visit,
      description,
      card_payment,
      languages,
      prices,
      images,
      brand_ids: [],
      opening_hours: fixture.hours === null ? null : [...fixture.hours],
      hours_exceptions: [],
      stats: { views: 1840, reveals: 96, requests: 41, recent_views: 412, recent_reveals: 23, recent_requests: 9 },
      state: 'public',
      version: '1',
    },
  ];
}
