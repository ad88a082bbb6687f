import type { Sql } from 'postgres';

const kilometresPerDegree = 111.32;

/**
 * A town and those within a radius of it, by ids: few rows, so that no distance is computed for an ad. A box of
 * coordinates comes first. Empty: the town does not exist.
 */
export async function townsWithin(sql: Sql, id: number, radius: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select city.id from city as center join city on city.lat between center.lat - ${radius / kilometresPerDegree}
        and center.lat + ${radius / kilometresPerDegree}
      and kilometres_between(city.lat, city.lng, center.lat, center.lng) <= ${radius}
    where center.id = ${id}`;
  return rows.map((row) => row.id);
}
