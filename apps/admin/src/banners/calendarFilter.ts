import type { ManagedBanner } from '@volan/api-contract';

/** Those filters of the table that filter the calendar too. */
export const calendarFilterNames: readonly string[] = ['country_id', 'active'];

/**
 * Whether the calendar shows a banner for the filters of its address. Banners of every country stay with each country,
 * since they take its shares too; the table lists banners of that country alone.
 */
export function isOnCalendar(
  { country_id: country, active }: Pick<ManagedBanner, 'country_id' | 'active'>,
  params: URLSearchParams,
): boolean {
  const [wanted, flag] = [params.get('country_id'), params.get('active')];

  return (!wanted || country === null || String(country) === wanted) && (!flag || String(active) === flag);
}
