import { lastServicePage, serviceRadii, serviceRatings, serviceSorts, servicesPerPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CarService, CarServiceListMeta } from '../../entities/CarService.ts';
import { countryText } from '../../fields/countryText.ts';
import { flagText } from '../../fields/flagText.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';
import { slugText } from '../../fields/slugText.ts';

const radiusText = numberText(1, 1000).refine((radius) => serviceRadii.some((one) => one === radius), 'value');

const ratingText = z.codec(z.union([z.string(), z.number()]), z.literal(serviceRatings), {
  decode: (text) => Number(text) as (typeof serviceRatings)[number],
  encode: (rating) => rating,
});

/** What a search of car services may ask for, without its page. */
export const serviceSearch = languageQuery.extend({
  kind: slugText.optional().describe('slug of a kind'),
  country: countryText.optional(),
  region: slugText.optional().describe('slug of a region'),
  city_id: idText.optional(),
  radius: radiusText.optional().describe('kilometres around the town'),
  open: flagText.optional().describe('only those that are open now, by their own clock'),
  home_visit: flagText.optional().describe('only those that come to the vehicle'),
  rating: ratingText.optional().describe('their average is at least 3, 4 or 4.5'),
  sort: z.enum(serviceSorts).optional().describe('without a town `distance` is `newest`'),
});

/**
 * Public car services, 24 a page: the newest first, the best first, or the nearest first with a town. `city_id` alone
 * lists those of that town; with `radius` (5, 10, 25, 50 or 100 kilometres) also those near it. A kind, region or town
 * that does not exist finds nothing. [M16, A07]
 */
export const listCarServices = defineCall({
  method: 'GET',
  path: '/services',
  access: 'public',
  summary: 'Public car services, 24 a page.',
  query: serviceSearch.extend({ page: numberText(1, lastServicePage).optional().describe('from 1') }),
  reply: z.array(CarService).max(servicesPerPage),
  meta: CarServiceListMeta,
  failures: ['bad-query'],
});
