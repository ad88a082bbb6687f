import type { AdDetails } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import { answerText } from '../../../blocks/adCard/answerText.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { describeAd } from './describeAd.ts';
import { adTrail } from './adTrail.ts';
import { answersOf } from './answersOf.ts';
import { isVehicle } from '../../../blocks/adCard/isVehicle.ts';

/** Questions about the condition. */
const conditionKeys: readonly string[] = ['stanje-vozila', 'stanje-dela'];

const newAnswer = 'novo';

/** Answers that mean damage. */
const damaged: readonly string[] = ['osteceno', 'za-delove', 'neispravno'];

/** The condition of what an ad sells as schema.org names it; used where the seller says nothing. [M60] */
function conditionFact(ad: AdDetails) {
  const answers = answersOf(ad)
    .filter(({ key }) => conditionKeys.includes(key))
    .flatMap(({ values }) => values.map(({ slug }) => slug));
  if (answers.some((slug) => damaged.includes(slug))) {
    return 'https://schema.org/DamagedCondition';
  }
  return `https://schema.org/${answers.includes(newAnswer) ? 'NewCondition' : 'UsedCondition'}`;
}

type JsonLd = string | number | undefined | readonly JsonLd[] | JsonLdObject;

interface JsonLdObject {
  readonly [name: string]: JsonLd;
}

/** schema.org types that say more than that it is a vehicle, by the kind of an ad. */
const vehicleTypes: Readonly<Record<string, string>> = { auto: 'Car', moto: 'Motorcycle' };

/** Most pictures that are named: search engines read no more. */
const maxPictures = 10;

/** Width of a picture for others, in pixels. */
const sharedWidth = 1200;

/** UN/CEFACT codes of the units. */
const quantity = (value: number | null, unitCode: 'KMT' | 'KWT' | 'CMQ'): JsonLd =>
  value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode };

/** Doors are asked for in spans such as `4-5`. */
function doors(slug: string | undefined): JsonLd {
  const [minValue, maxValue] = (slug ?? '').split('-').map(Number);
  return minValue && maxValue ? { '@type': 'QuantitativeValue', minValue, maxValue } : undefined;
}

function vehicleFacts(ad: AdDetails, messages: Messages): Record<string, JsonLd> {
  const answers = answersOf(ad);
  const textOf = (key: string) => {
    const answer = answers.find((each) => each.key === key);
    return answer && answerText(answer, messages);
  };
  const slugOf = (key: string) => answers.find((each) => each.key === key)?.values[0]?.slug;
  const numberOf = (key: string) => answers.find((each) => each.key === key)?.number ?? undefined;
  const engine = ad.power_kw !== null || ad.displacement !== null;

  return {
    vehicleModelDate: ad.year === null ? undefined : String(ad.year),
    mileageFromOdometer: quantity(ad.mileage, 'KMT'),
    bodyType: textOf('karoserija'),
    fuelType: textOf('gorivo'),
    vehicleTransmission: textOf('menjac'),
    driveWheelConfiguration: textOf('pogon'),
    color: textOf('boja'),
    vehicleInteriorColor: textOf('boja-enterijera'),
    numberOfDoors: doors(slugOf('broj-vrata')),
    vehicleSeatingCapacity: numberOf('broj-sedista'),
    numberOfPreviousOwners: numberOf('broj-vlasnika'),
    meetsEmissionStandard: textOf('emisiona-klasa'),
    vehicleEngine: engine
      ? {
          '@type': 'EngineSpecification',
          enginePower: quantity(ad.power_kw, 'KWT'),
          engineDisplacement: quantity(ad.displacement, 'CMQ'),
        }
      : undefined,
  };
}

const sellerType = (type: AdDetails['seller']['type']) => (type === 'private' ? 'Person' : 'Organization');

/** The place of the vehicle. */
const placeOf = ({ place }: AdDetails): JsonLdObject => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality: place.city ?? undefined,
    addressRegion: place.region?.title,
    addressCountry: place.country,
  },
});

/** The vehicle and its offer. An ad on request offers without a price. [M60] */
function vehicle(ad: AdDetails, site: Site, messages: Messages): JsonLdObject {
  const origin = originOf(site);
  const url = origin + adHref(site, ad);
  const itemCondition = conditionFact(ad);

  return {
    '@type': isVehicle(ad.kind) ? (vehicleTypes[ad.kind] ?? 'Vehicle') : 'Product',
    '@id': `${url}#vehicle`,
    name: ad.title,
    description: describeAd(ad, messages),
    url,
    sku: String(ad.id),
    image: ad.images.slice(0, maxPictures).map(({ id }) => origin + pictureUrl(id, { w: sharedWidth })),
    brand: ad.brand ? { '@type': 'Brand', name: ad.brand.title } : undefined,
    model: ad.model?.title,
    itemCondition,
    ...(isVehicle(ad.kind) && vehicleFacts(ad, messages)),
    offers: {
      '@type': 'Offer',
      url,
      price: ad.price ?? undefined,
      priceCurrency: ad.price === null ? undefined : ad.currency,
      availability: `https://schema.org/${ad.reserved ? 'Reserved' : 'InStock'}`,
      itemCondition,
      availableAtOrFrom: placeOf(ad),
      seller: { '@type': sellerType(ad.seller.type), name: ad.seller.name },
    },
  };
}

/**
 * The structured data of an ad: the vehicle with its offer, and its place in the site. `undefined` members are not
 * written. [M60]
 */
export function adJsonLd(ad: AdDetails, site: Site, messages: Messages): object[] {
  const origin = originOf(site);
  const trail = adTrail(ad, site).map(({ label, path }) => ({ label, address: origin + path }));
  return [vehicle(ad, site, messages), breadcrumbFacts(trail)];
}
