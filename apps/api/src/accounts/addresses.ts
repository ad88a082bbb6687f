import type { AccountAddress, CallRequest, addAddress } from '@volan/api-contract';
import type { PendingQuery, Sql, TransactionSql } from 'postgres';

/** Maximum number of addresses of one account. */
const maxAddresses = 10;

type Row = Omit<AccountAddress, 'id'> & { id: number };

/** The addresses of an account, the default one first. [E01] */
export const addressesOf = (sql: Sql, userId: number): Promise<AccountAddress[]> => sql<Row[]>`
  select id::int, country_id, region_id, city, street, zip, lat, lng, is_default
  from user_address where user_id = ${userId} order by is_default desc, id`;

/** Normalises a line of an address for comparison. */
const plainly = (sql: Sql | TransactionSql, line: PendingQuery<Row[]>) =>
  sql`lower(regexp_replace(trim(${line}), '\\s+', ' ', 'g'))`;

/** The result of adding an address. An unknown country or region is named. */
export type AddedAddress = AccountAddress | 'country_id' | 'region_id' | 'too-many';

/**
 * Adds an address. The first one is the default. An address that differs from an existing one only in capitals or
 * spaces is not added again: the existing one is completed and returned. [J24]
 */
export async function insertAddress(
  sql: Sql,
  userId: number,
  { country_id, region_id, city, street, zip, lat, lng }: CallRequest<typeof addAddress>,
): Promise<AddedAddress> {
  return sql.begin(async (transaction): Promise<AddedAddress> => {
    // locked, because two addresses that arrive at the same time must not both be the first
    await transaction`select from users where id = ${userId} for no key update`;
    const [known] = await transaction<{ country: boolean; region: boolean; count: number }[]>`
      select exists (select from country where id = ${country_id}) as country,
        ${region_id ?? null}::int is null
          or exists (select from region where id = ${region_id ?? null} and country_id = ${country_id}) as region,
        (select count(*)::int from user_address where user_id = ${userId}) as count`;
    if (!known?.country) return 'country_id';
    if (!known.region) return 'region_id';

    const [same] = await transaction<Row[]>`
      update user_address
      set region_id = coalesce(${region_id ?? null}, region_id), zip = coalesce(nullif(${zip ?? ''}, ''), zip),
        lat = coalesce(${lat ?? null}, lat), lng = coalesce(${lng ?? null}, lng)
      where id = (
        select min(id) from user_address
        where user_id = ${userId} and country_id = ${country_id}
          and ${plainly(transaction, sql`city`)} = ${plainly(transaction, sql`${city}::text`)}
          and ${plainly(transaction, sql`street`)} = ${plainly(transaction, sql`${street}::text`)}
          and (zip = '' or ${zip ?? ''} = '' or zip = ${zip ?? ''}))
      returning id::int, country_id, region_id, city, street, zip, lat, lng, is_default`;
    if (same) return same;
    if (known.count >= maxAddresses) return 'too-many';

    const [row] = await transaction<Row[]>`
      insert into user_address (user_id, country_id, region_id, city, street, zip, lat, lng, is_default)
      values (
        ${userId}, ${country_id}, ${region_id ?? null}, ${city}, ${street}, ${zip ?? ''}, ${lat ?? null},
        ${lng ?? null}, ${known.count === 0})
      returning id::int, country_id, region_id, city, street, zip, lat, lng, is_default`;
    if (!row) throw new Error('The address was not stored.');

    return row;
  });
}

/**
 * Removes an address of the account; the oldest remaining one becomes the default. False: there is no such address.
 * [J25]
 */
export async function deleteAddress(sql: Sql, userId: number, id: number): Promise<boolean> {
  return sql.begin(async (transaction) => {
    await transaction`select from users where id = ${userId} for no key update`;
    const { count } = await transaction`delete from user_address where id = ${id} and user_id = ${userId}`;
    await transaction`
      update user_address set is_default = true
      where id = (select min(id) from user_address where user_id = ${userId})
        and not exists (select from user_address where user_id = ${userId} and is_default)`;

    return count > 0;
  });
}
