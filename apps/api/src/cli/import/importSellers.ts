import type { Sql } from 'postgres';
import type { ImportTaxonomy } from '../../importing/ImportTaxonomy.ts';
import type { Mapping } from '../../importing/Mapping.ts';

/** Makes the accounts that hold a source's ads, one for each profile type the mapping names. Gives type to account id. */
export async function importSellers(
  sql: Sql,
  mapping: Mapping,
  taxonomy: ImportTaxonomy,
): Promise<Map<number, number>> {
  const types = [...new Set([mapping.seller.type, ...Object.values(mapping.seller.rule?.types ?? {})])];
  const accounts = types.map((type) => ({
    name: mapping.seller.name,
    email: `${mapping.name}-${type}@import.invalid`,
    type_id: type,
    status: 1,
    country_id: taxonomy.countries.get(mapping.place.country) ?? null,
  }));
  await sql`insert into users ${sql(accounts)} on conflict (email) do nothing`;
  const rows = await sql<{ id: string; type_id: number }[]>`
    select id, type_id from users where email = any(${accounts.map(({ email }) => email)})`;
  return new Map(rows.map((row) => [row.type_id, Number(row.id)]));
}
