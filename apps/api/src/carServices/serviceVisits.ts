import type { Sql } from 'postgres';
import { accountsOf } from '../ads/ownership.ts';
import { marketDay } from '../platform/brands/marketDay.ts';
import { batchCounts, type Counted } from '../platform/database/batchCounts.ts';
import { isCounted } from '../selling/visits.ts';
import { visitorsOfDay, type Visitor } from '../selling/visitorsOfDay.ts';

interface VisitedService {
  readonly service: number;
  /** The accounts that the visitor acts for. Visits of their own services do not count. */
  readonly by: readonly number[];
}

/** Counts visits of car services. */
export interface ServiceVisits {
  /**
   * Counts a visit. False: it does not count, because the visitor is a robot or an administrator, was here today, or
   * comes from a network with too many visitors. Visits of own and non-public services are dropped when visits are
   * written.
   */
  count(serviceId: number, visitor: Visitor): boolean;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** Counts visits in memory and writes them in batches, as visits of ads are. [B20, P39] */
export function openServiceVisits(sql: Sql, now: () => number, failed: (error: unknown) => void): ServiceVisits {
  const visitors = visitorsOfDay(now);
  const counts = batchCounts<VisitedService>((batch) => writeVisits(sql, batch, now()), failed);

  return {
    count(service, visitor) {
      if (!isCounted(visitor) || !visitors.isNew(service, visitor)) return false;

      const by = visitor.actor ? accountsOf(visitor.actor) : [];
      counts.add([service, ...by].join(' '), { service, by });

      return true;
    },
    close: () => counts.close(),
  };
}

/** Adds visits to the day. The services are in one order, so that two writers never wait for each other. */
async function writeVisits(sql: Sql, batch: readonly Counted<VisitedService>[], now: number): Promise<void> {
  await sql`
    insert into service_day (service_id, day, views)
    select service.id, ${marketDay(now)}::date, sum(count)
    from jsonb_to_recordset(${sql.json(batch.map(({ by, ...row }) => ({ ...row, by: [...by] })))})
      as said (service bigint, by bigint[], count int)
    join public_car_service service on service.id = said.service and not service.user_id = any (said.by)
    group by service.id order by service.id
    on conflict (service_id, day) do update set views = service_day.views + excluded.views`;
}
