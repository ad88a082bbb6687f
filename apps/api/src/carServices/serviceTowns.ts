import { maxServiceTowns, type CallRequest, type listServiceTowns, type ServiceTown } from '@volan/api-contract';
import { townsWithin } from '../places/townsWithin.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { findServices } from './listServices.ts';

/** Towns in which a search finds services, those with the most first. [A07] */
export async function serviceTowns(
  { sql, taxonomy, now }: Pick<CarServiceDeps, 'sql' | 'taxonomy' | 'now'>,
  query: CallRequest<typeof listServiceTowns>,
): Promise<ServiceTown[]> {
  const towns = query.city_id === undefined ? null : await townsWithin(sql, query.city_id, query.radius ?? 0);
  const ids = await findServices(sql, taxonomy.current().registry, query, { towns, now: new Date(now()) });

  return sql<ServiceTown[]>`
    select city.id, city.name as title, region.slug as region, count(*)::int as services
    from company join city on city.id = company.city_id join region on region.id = city.region_id
    where company.id = any (${ids}::bigint[])
    group by city.id, region.slug order by services desc, city.name, city.id limit ${maxServiceTowns}`;
}
