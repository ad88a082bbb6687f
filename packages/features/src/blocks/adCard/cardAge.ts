import type { AdListed } from '@volan/api-contract';
import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';

const dayMs = 86_400_000;

/**
 * How long the vehicle has been for sale. It counts from the day when the vehicle was first seen here, also if its ad
 * was placed again, and then says so. [N02]
 */
export function cardAge(
  { first_seen_at: seen, created_at: placed }: Pick<AdListed, 'first_seen_at' | 'created_at'>,
  { brand }: Pick<Site, 'brand'>,
  { age, date, t }: Messages,
) {
  const told = age(seen);
  // A bare date could be anything; a word says that it is the beginning.
  const since = told === date(seen, brand.timeZone) ? t('card.since', { date: told }) : told;
  return Date.parse(placed) - Date.parse(seen) >= dayMs ? t('card.relisted', { age: since }) : since;
}
