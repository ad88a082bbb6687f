import type { AdminUser, CallRequest, exportUsers, listUsers } from '@volan/api-contract';
import {
  fold,
  groups,
  listingStatus,
  scopeOf,
  isRegionalAdministrator,
  userStatus,
  type Actor,
} from '@volan/domain-rules';
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import { daysUntilErased } from '../auth/removal.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { exportTable } from '../platform/csv/exportTable.ts';

/** Default number of accounts on a page. */
const usualLimit = 25;

type AdminUserRow = Omit<AdminUser, 'group' | 'created_at' | 'last_seen_at' | 'suspended_until' | 'erased_on'> & {
  groups: number[];
  created: Date;
  until: Date | null;
  erased: Date | null;
  seen: Date | null;
};

const columns = (sql: Sql | TransactionSql) => sql`
  users.id::int, name, email, email_verified_at is not null as email_verified, mobile, type_id::int, status::int,
  status_reason, suspended::int, case when status = 2 then suspended_until end as until,
  case when status = ${userStatus.deleted} then deleted_at + make_interval(days => ${daysUntilErased}) end as erased,
    country_id, balance_of(users.id, 'credit') as credits, created_at as created,
  (select count(*)::int from ad where ad.user_id = users.id and ad.status = ${listingStatus.active}) as ads,
  (select max(last_used_at) from session where session.user_id = users.id and impersonator_id is null) as seen,
  array(select group_id::int from user_group where user_group.user_id = users.id order by 1) as groups`;

const present = ({ groups: ids, created, seen, until, erased, ...user }: AdminUserRow): AdminUser => ({
  ...user,
  group: ids.map((id) => ({ id })),
  suspended_until: until?.toISOString() ?? null,
  erased_on: erased?.toISOString() ?? null,
  created_at: created.toISOString(),
  last_seen_at: seen?.toISOString() ?? null,
});

/** One account as the table shows it. @throws if the account does not exist */
export async function readAdminUser(sql: Sql | TransactionSql, id: number): Promise<AdminUser> {
  const [row] = await sql<AdminUserRow[]>`select ${columns(sql)} from users where id = ${id}`;
  if (!row) throw new Error(`There is no account ${id}.`);
  return present(row);
}

/** Escapes a text for `like`. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** SQL for the rows and the order of the table. Erased accounts are left out. [H04] */
function chosen(sql: Sql, actor: Actor, query: CallRequest<typeof exportUsers>) {
  const { search = '', sort, sortField = 'created_at' } = query;
  const words = fold(search.normalize('NFKC')).split(/\s+/).filter(Boolean).slice(0, 8);
  const number = /^#?(\d{1,15})$/.exec(search.trim())?.[1];
  const conditions: PendingQuery<Row[]>[] = [sql`email is not null`];
  if (scopeOf('users.list', actor) === 'country') {
    conditions.push(sql`(country_id = ${actor.countryId} or users.id = ${actor.id})`);
  }
  if (isRegionalAdministrator(actor)) {
    conditions.push(sql`(users.id = ${actor.id} or not exists (
      select from user_group where user_group.user_id = users.id and group_id in ${sql(Object.values(groups))}))`);
  }
  if (search.trim().startsWith('#') && number) conditions.push(sql`users.id = ${number}`);
  else for (const word of words) conditions.push(sql`search_text like ${`%${literal(word)}%`}`);
  if (query.status !== undefined) conditions.push(sql`status = ${query.status}`);
  if (query.type_id !== undefined) conditions.push(sql`type_id = ${query.type_id}`);
  if (query.country_id !== undefined) conditions.push(sql`country_id = ${query.country_id}`);
  if (query.group !== undefined) {
    conditions.push(sql`exists (
      select from user_group where user_group.user_id = users.id and group_id = ${Number(query.group)})`);
  }
  const where = conditions.reduce((all, each) => sql`${all} and ${each}`);
  const direction = (sort ?? (sortField === 'name' ? 'asc' : 'desc')) === 'asc' ? sql`asc` : sql`desc`;
  const order = {
    id: sql`users.id ${direction}`,
    name: sql`search_text ${direction}, users.id ${direction}`,
    created_at: sql`created_at ${direction}, users.id ${direction}`,
  }[sortField];

  return { where, order };
}

/** A page of the table of users, with the total. [J37, H04] */
export async function usersTable(sql: Sql, actor: Actor, query: CallRequest<typeof listUsers>) {
  const { page = 1, limit = usualLimit } = query;
  const { where, order } = chosen(sql, actor, query);
  const [rows, [counted]] = await Promise.all([
    sql<AdminUserRow[]>`
      select ${columns(sql)} from users where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
    sql<{ total: number }[]>`select count(*)::int as total from users where ${where}`,
  ]);

  return { data: rows.map(present), meta: { page, limit, total: counted?.total ?? 0 } };
}

/** The table of users as a file. [J37, H04] */
export function exportUsersTable(sql: Sql, filter: CallRequest<typeof exportUsers>, context: CallContext) {
  const { where, order } = chosen(sql, principalOf(context).actor, filter);
  return exportTable<AdminUserRow>(sql, context, {
    name: 'users',
    filter,
    rows: sql<AdminUserRow[]>`select ${columns(sql)} from users where ${where} order by ${order}`,
    columns: {
      id: ({ id }) => id,
      name: ({ name }) => name,
      email: ({ email }) => email,
      email_verified: ({ email_verified: isVerified }) => isVerified,
      mobile: ({ mobile }) => mobile,
      type_id: ({ type_id: type }) => type,
      status: ({ status }) => status,
      status_reason: ({ status_reason: reason }) => reason,
      suspended_until: ({ until }) => until,
      erased_on: ({ erased }) => erased,
      country_id: ({ country_id: country }) => country,
      groups: ({ groups: ids }) => ids.join(' '),
      credits: ({ credits }) => credits,
      active_ads: ({ ads }) => ads,
      created_at: ({ created }) => created,
      last_seen_at: ({ seen }) => seen,
    },
  });
}
