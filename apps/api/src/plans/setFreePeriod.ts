import { Failure, type CallOutcome, type CallRequest, type setFreePeriod as call } from '@volan/api-contract';
import { listingLimits } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { marketTimeZone } from '../platform/brands/marketDay.ts';

/** Starts the free period of a country again, or ends it. [J67, L12] */
export function setFreePeriod(
  sql: Sql,
  { id, period = listingLimits.freePeriodMonths }: CallRequest<typeof call>,
  actorId: number,
  now: Date,
): Promise<CallOutcome<typeof call>> {
  return sql.begin(async (transaction) => {
    const [before] = await transaction<{ free_until: Date | null }[]>`
      select free_until from country where id = ${id} for update`;
    const [country] = await transaction<{ free_until: Date | null }[]>`
      update country set free_until =
        case when ${period} > 0 then plan_date(${now}::timestamptz, ${period}, 0, ${marketTimeZone}) end
      where id = ${id} returning free_until`;
    if (!country || !before) return new Failure<'not-found', null>('not-found');

    const until = (row: { free_until: Date | null }) => ({ free_until: row.free_until?.toISOString() ?? null });
    await audit(
      transaction,
      actorId,
      'country.free-period',
      null,
      { country: id, months: period },
      { entity: 'country', id, before: until(before), after: until(country) },
    );

    return { id, free_until: country.free_until?.toISOString() ?? null };
  });
}
