import type { Account, SessionUser } from '@volan/api-contract';
import type { ProfileType, UserStatus } from '@volan/domain-rules';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { isBannedEmail } from '../shield/bansInForce.ts';
import { addressesOf } from './addresses.ts';
import { avatarSql, imagesOf } from './images.ts';
import { avatarUrl, imageUrls } from './imageUrls.ts';

/** What signing in reads of an account. */
export interface Credentials {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly status: UserStatus;
  /** Null: the account has no password. */
  readonly hash: string | null;
  /** The password was set by somebody else more than a day ago, so it no longer signs in. */
  readonly passwordExpired: boolean;
  readonly emailVerified: boolean;
}

interface CredentialsRow {
  id: number;
  name: string;
  email: string;
  status: UserStatus;
  hash: string | null;
  password_expired: boolean;
  email_verified: boolean;
}

/** Hours for which a password that somebody else set signs in, such as the first one of an account. */
const seenPasswordHours = 24;

const credentialColumns = (sql: Sql | TransactionSql) => sql`
  users.id::int, name, coalesce(email, '') as email, status, hash, email_verified_at is not null as email_verified,
  coalesce(must_change and changed_at < now() - make_interval(hours => ${seenPasswordHours}), false)
    as password_expired`;

/** Finds the account with an e-mail address, in any state. Null: there is none. @param email in small letters */
export async function findByEmail(sql: Sql | TransactionSql, email: string): Promise<Credentials | null> {
  const [row] = await sql<CredentialsRow[]>`
    select ${credentialColumns(sql)}
    from users left join user_password on user_id = users.id
    where email = ${email}`;
  return row ? credentials(row) : null;
}

/** Finds an account by its id. */
export async function findById(sql: Sql | TransactionSql, id: number): Promise<Credentials | null> {
  const [row] = await sql<CredentialsRow[]>`
    select ${credentialColumns(sql)}
    from users left join user_password on user_id = users.id
    where users.id = ${id}`;
  return row ? credentials(row) : null;
}

/**
 * Finds an account by its id and locks it until the transaction ends. Lock an account before you write its codes,
 * password or sessions, so that changes at the same time run one after the other.
 */
export async function lockById(sql: TransactionSql, id: number): Promise<Credentials | null> {
  await sql`select from users where id = ${id} for no key update`;
  return findById(sql, id);
}

/** Finds the account with an e-mail address and locks it, so that it keeps this address until the transaction ends. */
export async function lockByEmail(sql: TransactionSql, email: string): Promise<Credentials | null> {
  await sql`select from users where email = ${email} for no key update`;
  return findByEmail(sql, email);
}

/** Whether a transaction failed because another account has the e-mail address. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === '23505' && error.constraint_name === 'users_email_key';

const credentials = ({ email_verified, password_expired, ...row }: CredentialsRow): Credentials => ({
  ...row,
  passwordExpired: password_expired,
  emailVerified: email_verified,
});

/** Whether an e-mail address was made by the product, for the demo or an import. No person has such an address. */
export const isReservedEmail = (email: string) => email.endsWith('.invalid');

/** The fields of a new account. */
export interface NewAccount {
  readonly email: string;
  readonly name: string;
  /** Null: the account has no password. */
  readonly hash: string | null;
  readonly type: ProfileType;
  /** A kind of business that is based on the type. @default the type itself [J22] */
  readonly ownType?: number;
  readonly brand: string;
  readonly language: string;
  readonly countryId?: number;
  readonly mobile?: string;
}

/**
 * Stores a new account that is not verified yet. Null: the e-mail address is taken or banned; callers do not learn
 * which. [J01, M03, P58]
 */
export async function insertAccount(sql: TransactionSql, account: NewAccount): Promise<number | null> {
  if (await isBannedEmail(sql, account.email)) return null;

  const [row] = await sql<{ id: number }[]>`
    insert into users (name, email, type_id, own_type_id, status, brand, language, country_id, mobile)
    values (
      ${account.name}, ${account.email}, ${account.type}, ${account.ownType ?? null}, 0, ${account.brand},
      ${account.language}, ${account.countryId ?? null}, ${account.mobile ?? null})
    on conflict (email) do nothing
    returning id::int`;
  if (!row) return null;
  if (account.hash !== null) await sql`insert into user_password (user_id, hash) values (${row.id}, ${account.hash})`;

  return row.id;
}

/** Sets or replaces the password of an account. */
export async function setPassword(sql: Sql | TransactionSql, userId: number, hash: string): Promise<void> {
  await sql`
    insert into user_password (user_id, hash) values (${userId}, ${hash})
    on conflict (user_id) do update set hash = excluded.hash, must_change = false, changed_at = now()`;
}

/** Stores a new hash of the same password, unless the password was changed meanwhile. */
export async function replaceHash(sql: Sql, userId: number, old: string, hash: string): Promise<void> {
  await sql`update user_password set hash = ${hash} where user_id = ${userId} and hash = ${old}`;
}

/**
 * Marks the e-mail address of an account as verified. An account that was "not verified" becomes active; any other
 * state stays. Returns whether the address was not verified before. [M03]
 */
export async function markEmailVerified(sql: Sql | TransactionSql, userId: number): Promise<boolean> {
  const { count } = await sql`
    update users set email_verified_at = now(), status = case status when 0 then 1 else status end
    where id = ${userId} and email_verified_at is null`;
  return count > 0;
}

/** The signed-in user, as every page shows them. [J33] */
export async function readSessionUser(sql: Sql, sessionId: string): Promise<SessionUser | null> {
  const [row] = await sql<(Omit<SessionUser, 'group' | 'avatar'> & { groups: number[]; avatar: number | null })[]>`
    select users.id::int, name, email, mobile, coalesce(own_type_id, type_id)::int as type_id, country_id,
      suspended::int, 
      balance_of(users.id, 'credit') as credits, balance_of(users.id, 'credit') as balance,
      ${avatarSql(sql)} as avatar, email_verified_at is not null as email_verified,
      coalesce(must_change, false) as must_change_password, second_factor_at is not null as second_factor,
      (select name from users administrator where administrator.id = impersonator_id) as impersonated_by,
      array(select group_id::int from user_group where user_group.user_id = users.id order by 1) as groups
    from session join users on users.id = session.user_id left join user_password on user_password.user_id = users.id
    where session.id = ${sessionId}`;
  if (!row) return null;

  const { groups, avatar, ...user } = row;

  return { ...user, avatar: avatarUrl(avatar), group: groups.map((id) => ({ id })) };
}

/** The account as its owner sees it. An administrator who acts as the owner sees the same. [E01, J17, J12] */
export async function readAccount(
  sql: Sql,
  userId: number,
  impersonatorId: number | null = null,
): Promise<Omit<Account, 'type_name' | 'counts'> | null> {
  const [row] = await sql<
    (Omit<
      Account,
      | 'type_name'
      | 'counts'
      | 'group'
      | 'addresses'
      | 'images'
      | 'avatar'
      | 'created_at'
      | 'suspended_until'
      | 'password_changed_at'
    > & {
      groups: number[];
      created: Date;
      until: Date | null;
      password_changed: Date | null;
    })[]
  >`
    select users.id::int, name, email, email_verified_at is not null as email_verified, mobile,
      mobile_verified_at is not null as mobile_verified, description, coalesce(own_type_id, type_id)::int as type_id,
      type_id::int as base_type_id, 
      balance_of(users.id, 'credit') as credits, balance_of(users.id, 'credit') as balance,
      country_id, status::int, suspended::int, case when status = 2 then suspended_until end as until,
      coalesce(
        (select plan from user_plan where user_id = users.id and ends_at > now() order by starts_at desc limit 1),
        'free') as plan,
      created_at as created,
      exists (select from user_password where user_id = users.id) as has_password,
      exists (select from user_password where user_id = users.id and must_change) as must_change_password,
      (select changed_at from user_password where user_id = users.id) as password_changed,
      exists (select from totp where user_id = users.id and confirmed_at is not null) as second_factor,
      (select count(*)::int from recovery_code where user_id = users.id) as recovery_codes,
      case when status >= 2 then status_reason else '' end as status_reason,
      (select name from users administrator where administrator.id = ${impersonatorId}) as impersonated_by,
      array(select group_id::int from user_group where user_id = users.id order by 1) as groups
    from users where id = ${userId}`;
  if (!row) return null;

  const { groups, created, until, password_changed: passwordChanged, ...account } = row;
  const [addresses, images] = await Promise.all([addressesOf(sql, userId), imagesOf(sql, userId).then(imageUrls)]);

  return {
    ...account,
    group: groups.map((id) => ({ id })),
    addresses,
    images,
    avatar: images.avatar,
    suspended_until: until?.toISOString() ?? null,
    password_changed_at: passwordChanged?.toISOString() ?? null,
    created_at: created.toISOString(),
  };
}
