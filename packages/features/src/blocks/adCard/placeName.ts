import type { Place } from '@volan/api-contract';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** The nearest known name of a place: town, else region, else country. */
export const placeName = ({ city, region, country }: Place, messages: Pick<Messages, 'country'>) =>
  city ?? region?.title ?? messages.country(country);
