import { maxServicePoints, type CallRequest, type listServicePoints, type ServicePoint } from '@volan/api-contract';
import { townsWithin } from '../places/townsWithin.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { findServices } from './listServices.ts';

/** Where the services of a list are, in its order. [A07] */
export async function servicePoints(
  { sql, taxonomy, now }: Pick<CarServiceDeps, 'sql' | 'taxonomy' | 'now'>,
  query: CallRequest<typeof listServicePoints>,
): Promise<ServicePoint[]> {
  const towns = query.city_id === undefined ? null : await townsWithin(sql, query.city_id, query.radius ?? 0);
  const found = await findServices(sql, taxonomy.current().registry, query, { towns, now: new Date(now()) });
  const ids = found.slice(0, maxServicePoints);
  const rows = await sql<ServicePoint[]>`
    select id::int, name, lat, lng, rating from public_car_service where id = any (${ids}::bigint[]) and lat is not null`;
  const pointOf = new Map(rows.map((row) => [row.id, row]));

  return ids.flatMap((id) => pointOf.get(id) ?? []);
}
