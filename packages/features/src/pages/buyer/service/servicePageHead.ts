import type { CarServiceDetails } from '@volan/api-contract';
import { metaText, pictureUrl } from '@volan/domain-rules';
import { businessHoursFacts } from '../../../blocks/company/businessHoursFacts.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import type { PageHeadProps } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { placeText } from '../ad/sellerOf.ts';

/** Width of a picture for search engines, in pixels. */
const sharedWidth = 1200;

/** The service as schema.org tells it: its point only where the service set it itself, its average as it is shown. [M60] */
function repairFacts(service: CarServiceDetails, site: Site) {
  const origin = originOf(site);
  const url = origin + pagePath(site, 'service', { serviceId: service.id });
  const { place, location, has_point: hasPoint, rating, reviews } = service;

  return {
    '@type': 'AutoRepair',
    '@id': `${url}#service`,
    name: service.name,
    legalName: service.legal_name,
    url,
    image: service.images.map(({ id }) => origin + pictureUrl(id, { w: sharedWidth })),
    description: service.description || undefined,
    taxID: service.tax_id ?? undefined,
    sameAs: service.web ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: service.address ?? undefined,
      addressLocality: place.city ?? undefined,
      addressRegion: place.region?.title,
      addressCountry: place.country,
    },
    geo:
      hasPoint && location ? { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } : undefined,
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews, bestRating: 5 },
    }),
    ...businessHoursFacts(service),
  };
}

/** The head of the page of a car service. [M60] */
export function servicePageHead(service: CarServiceDetails, site: Site, messages: Messages): PageHeadProps {
  const { t } = messages;
  const origin = originOf(site);
  const { id, name, kinds, place, images } = service;
  const kindNames = kinds.map(({ title }) => title).join(', ');
  const path = pagePath(site, 'service', { serviceId: id });
  const meta = t('services.page-meta', { name, place: placeText(place, messages), kinds: kindNames });

  return {
    title: place.city === null ? name : `${name}, ${place.city}`,
    description: metaText([meta, service.description].filter((text) => text !== '').join(' ')),
    canonical: path,
    origin,
    ...(images[0] && { picture: images[0].id, pictureAlt: name }),
    facts: [
      repairFacts(service, site),
      breadcrumbFacts([
        { label: t('shell.home'), address: origin + homeHref(site) },
        { label: t('services.title'), address: origin + pagePath(site, 'services', {}) },
        { label: name, address: origin + path },
      ]),
    ],
  };
}
