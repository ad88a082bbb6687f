import type { AccountAddress, CallRequest, addAddress } from '@volan/api-contract';
import type { PendingQuery, Sql, TransactionSql } from 'postgres';

/** Addresses of one account at most: more are no addresses of a person. */
export const maxAddresses = 10;

type Row = Omit<AccountAddress, 'id'> & { id: number };

/** The addresses of an account, the default one first. [E01] */
export const addressesOf = (sql: Sql, userId: number): Promise<AccountAddress[]> => sql<Row[]>`
  select id::int, country_id, region_id, city, street, zip, lat, lng, is_default
  from user_address where user_id = ${userId} order by is_default desc, id`;

/** A line of an address as it is compared. */
const plainly = (sql: Sql | TransactionSql, line: PendingQuery<Row[]>) =>
  sql`lower(regexp_replace(trim(${line}), '\\s+', ' ', 'g'))`;

/** What became of a new address; a country or region that nobody knows is named. */
export type AddedAddress = AccountAddress | 'country_id' | 'region_id' | 'too-many';

/**
 * Adds an address; the first one is the default. One that the account has already, written in other capitals or with other
 * spaces, is not added again: it is given back, with what it did not say before. [J24]
 */
export async function insertAddress(
  sql: Sql,
  userId: number,
  { country_id, region_id, city, street, zip, lat, lng }: CallRequest<typeof addAddress>,
): Promise<AddedAddress> {
  return sql.begin(async (transaction): Promise<AddedAddress> => {
    // one after the other: two that come at once are not both the first
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
        where user_id = ${userId} and country_id = ${country_id} and ${plainly(transaction, sql`city`)} = ${plainly(transaction, sql`${city}::text`)}
          and ${plainly(transaction, sql`street`)} = ${plainly(transaction, sql`${street}::text`)}
          and (zip = '' or ${zip ?? ''} = '' or zip = ${zip ?? ''}))
      returning id::int, country_id, region_id, city, street, zip, lat, lng, is_default`;
    if (same) return same;
    if (known.count >= maxAddresses) return 'too-many';
    const [row] = await transaction<Row[]>`
      insert into user_address (user_id, country_id, region_id, city, street, zip, lat, lng, is_default)
      values (
        ${userId}, ${country_id}, ${region_id ?? null}, ${city}, ${street}, ${zip ?? ''}, ${lat ?? null}, ${lng ?? null},
        ${known.count === 0})
      returning id::int, country_id, region_id, city, street, zip, lat, lng, is_default`;
    if (!row) throw new Error('The address was not stored.');
    return row;
  });
}

/** Removes an own address; the oldest of the others becomes the default. False: there is none such. [J25] */
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
