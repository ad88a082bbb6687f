import type { Sql } from 'postgres';
import type { ImportTaxonomy } from '../../importing/ImportTaxonomy.ts';
import type { Mapping } from '../../importing/Mapping.ts';
import { SourceError } from '../../importing/SourceError.ts';

/**
 * Makes the accounts that hold a source's ads, one for each profile type that the mapping names. Returns the account id
 * of each type. A dry run makes none and returns those that exist.
 * @throws SourceError if the account was not made by an import, or holds the ads of another seller.
 */
export async function importSellers(
  sql: Sql,
  mapping: Mapping,
  taxonomy: ImportTaxonomy,
  { dryRun = false } = {},
): Promise<Map<number, number>> {
  const types = [...new Set([mapping.seller.type, ...Object.values(mapping.seller.rule?.types ?? {})])];
  const accounts = types.map((type) => ({
    name: mapping.seller.name,
    email: `${mapping.name}-${type}@import.invalid`,
    type_id: type,
    status: 1,
    country_id: taxonomy.countries.get(mapping.place.country) ?? null,
  }));
  if (!dryRun) await sql`insert into users ${sql(accounts)} on conflict (email) do nothing`;
  // accounts that people open always have a brand
  const rows = await sql<{ id: number; email: string; name: string; is_made: boolean }[]>`
    select id::int, email, name, brand is null as is_made from users
    where email = any(${accounts.map(({ email }) => email)})`;
  for (const { email, name, is_made: isMade } of rows) {
    if (!isMade) {
      throw new SourceError(`The account ${email} was opened by somebody, not by an import: nothing was read.`);
    }
    if (name !== mapping.seller.name) {
      throw new SourceError(
        `Ads of the mapping ${mapping.name} belong to "${name}", not to "${mapping.seller.name}": nothing was read. ` +
          'Give the mapping of another seller a name of its own.',
      );
    }
  }
  const idOf = new Map(rows.map(({ email, id }) => [email, id]));

  return new Map(
    accounts.flatMap(({ email, type_id: type }) => {
      const id = idOf.get(email);
      return id === undefined ? [] : [[type, id] as const];
    }),
  );
}
