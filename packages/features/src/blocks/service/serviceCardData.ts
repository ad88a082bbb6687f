import type { CarService } from '@volan/api-contract';
import type { ServiceCardData } from '@volan/ui';
import { missingPicture, pictureOf } from '../adCard/adPictures.ts';
import { placeName } from '../adCard/placeName.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';
import { openText } from './openText.ts';

/** A car service in a list, in the words of the visitor. [A07] */
export function serviceCardData(service: CarService, site: Site, messages: Messages): ServiceCardData {
  const { id, name, kinds, place, image, currency, price_from: from } = service;
  const { rating, reviews } = service;
  const { opening_hours: week, hours_exceptions: exceptions, time_zone: timeZone } = service;
  const hours = openText({ week, exceptions, timeZone }, new Date(site.now), messages);

  return {
    href: pagePath(site, 'service', { serviceId: id }),
    name,
    line: kinds.map(({ title }) => title).join(', '),
    ...(rating !== null && {
      rating: {
        value: messages.number(rating),
        votes: messages.number(reviews),
        label: messages.t('reviews.rating'),
      },
    }),
    place: placeName(place, messages),
    ...(hours && { hours }),
    ...(from !== null && { price: messages.t('services.price-from', { price: messages.money(from * 100, currency) }) }),
    picture: image ? pictureOf(image, '') : undefined,
    missingPicture: missingPicture({ highlights: [], kind: 'auto' }, messages),
  };
}
