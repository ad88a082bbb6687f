import {
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
