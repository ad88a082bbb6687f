import { Failure } from '@volan/api-contract';
import {
  can,
  canAccess,
  groups,
  isRegionalAdministrator,
  type Actor,
  type PermissionName,
  type UserStatus,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** An account that an administrator may manage. */
export interface ManagedUser {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly brand: string | null;
  readonly language: string | null;
  readonly status: UserStatus;
  /** In group 1 or 6. */
  readonly isAdministrator: boolean;
}

/**
 * Finds an account that an administrator may see. Regional administrators see accounts of their own country, and no
 * other administrators. Null: there is no such account, or it is out of reach; callers do not learn which. [H04]
 *
 * @param lock keeps the row until the transaction ends
 */
export async function findManaged(
  sql: Sql | TransactionSql,
  permission: PermissionName,
  actor: Actor,
  userId: number,
  lock = false,
): Promise<ManagedUser | null> {
  const [row] = await sql<(ManagedUser & { country_id: number | null })[]>`
    select id::int, name, email, brand, language, status, country_id,
      exists (
        select from user_group where user_id = users.id and group_id in ${sql(Object.values(groups))}
      ) as "isAdministrator"
    from users where id = ${userId} ${lock ? sql`for no key update` : sql``}`;
  if (!row) return null;

  const { country_id: countryId, ...user } = row;
  if (!canAccess(permission, actor, { ownerId: row.id, countryId })) return null;

  return user.isAdministrator && user.id !== actor.id && isRegionalAdministrator(actor) ? null : user;
}

/**
 * Locks an account that an administrator wants to change. `forbidden`: it is their own account, it is an administrator
 * and they are a regional one, or they lost the right meanwhile. Both accounts are locked in the order of their ids, so
 * that two administrators who suspend each other cannot both succeed.
 */
export async function lockManaged(
  sql: TransactionSql,
  permission: PermissionName,
  actor: Actor,
  userId: number,
): Promise<ManagedUser | Failure<'not-found' | 'forbidden', null>> {
  await sql`select from users where id in ${sql([actor.id, userId])} order by id for no key update`;
  // a second statement, because only it sees what was committed while the first one waited
  const [now] = await sql<Pick<Actor, 'status' | 'groups'>[]>`
    select status, array(select group_id::int from user_group where user_id = users.id) as groups
    from users where id = ${actor.id}`;
  const current = { ...actor, ...now };
  if (!now || !can(permission, current)) return new Failure('forbidden');

  const user = await findManaged(sql, permission, current, userId, true);
  if (!user || user.email === null) return new Failure('not-found');

  return user.id === actor.id ? new Failure('forbidden') : user;
}

/**
 * Whether an account is a member of a company in another country. A regional administrator who acts as this user would
 * reach data of that country. [H04]
 */
export async function wouldReachAbroad(sql: TransactionSql, actor: Actor, userId: number): Promise<boolean> {
  if (!isRegionalAdministrator(actor)) return false;

  const abroad = await sql`
    select from company_member member join company on company.id = company_id
    where member.user_id = ${userId} and company.country_id is distinct from ${actor.countryId} limit 1`;
  return abroad.length > 0;
}
