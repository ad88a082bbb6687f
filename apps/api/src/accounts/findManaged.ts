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
 * An account, as far as an administrator reaches it: a regional one the accounts of the own country, and no
 * administrators beside the own account. Null where there is none, or none within reach: the answer does not tell which. [H04]
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
 * The account to be changed, locked; `forbidden` where a right ends: the own account, administrators for regional ones, and
 * for whoever lost the right meanwhile. Both accounts are locked in the order of their ids, so that of two administrators who
 * suspend each other the second no longer may: one is always left.
 */
export async function lockManaged(
  sql: TransactionSql,
  permission: PermissionName,
  actor: Actor,
  userId: number,
): Promise<ManagedUser | Failure<'not-found' | 'forbidden', null>> {
  await sql`select from users where id in ${sql([actor.id, userId])} order by id for no key update`;
  // a statement of its own: only that sees what was written while this one waited
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
 * Whether an account acts for a company of another country: a regional administrator who could enter it would reach what is
 * not of the own one. [H04]
 */
export async function wouldReachAbroad(sql: TransactionSql, actor: Actor, userId: number): Promise<boolean> {
  if (!isRegionalAdministrator(actor)) return false;
  const abroad = await sql`
    select from company_member member join company on company.id = company_id
    where member.user_id = ${userId} and company.country_id is distinct from ${actor.countryId} limit 1`;
  return abroad.length > 0;
}
