import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type createUserNote,
  type getUserBackground,
  type UserBackground,
  type UserNote,
} from '@volan/api-contract';
import { groups, isRegionalAdministrator, type Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { audit } from '../platform/audit/audit.ts';
import { findManaged } from '../accounts/findManaged.ts';

/** Rows of each kind, and of notes. */
const shown = 20;
const shownNotes = 50;

/**
 * From this number of accounts on, a shared network address is ignored, because providers share one among many users.
 */
const crowd = 20;

/** Facts that help to judge an account. [J37] */
export async function readUserBackground(
  sql: Sql,
  { user_id: userId }: CallRequest<typeof getUserBackground>,
  actor: Actor,
): Promise<CallOutcome<typeof getUserBackground>> {
  const user = await findManaged(sql, 'users.list', actor, userId);
  if (!user) return new Failure('not-found');

  const [sessions, orders, notes, alike] = await Promise.all([
    sql<{ device: string; country: string | null; at: Date }[]>`
      select device, country, last_used_at as at from session
      where user_id = ${userId} and ended_at is null and impersonator_id is null and expires_at > now()
      order by last_used_at desc limit ${shown}`,
    sql<(Omit<UserBackground['orders'][number], 'at'> & { at: Date })[]>`
      select id::int, total::int, currency, state, created_at as at from purchase_order
      where user_id = ${userId} order by id desc limit ${shown}`,
    sql<(Omit<UserNote, 'at'> & { at: Date })[]>`
      select note.id::int, text, users.name as author, note.created_at as at
      from user_note note left join users on users.id = author_id
      where note.user_id = ${userId} order by note.id desc limit ${shownNotes}`,
    readAlike(sql, userId, actor),
  ]);

  return {
    sessions: sessions.map(({ at, ...session }) => ({ ...session, last_used_at: at.toISOString() })),
    orders: orders.map(({ at, ...order }) => ({ ...order, at: at.toISOString() })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    same_as: [...alike],
  };
}

/** Accounts with the same phone, a shared device or a shared network address. These are hints, not proof. */
const readAlike = (sql: Sql, userId: number, actor: Actor) => sql<UserBackground['same_as']>`
  with mark as (
    select other.id, 'phone' as by from users mine join users other on other.mobile = mine.mobile
      where mine.id = ${userId}
    union
    select other.user_id, 'device' from known_device mine join known_device other on other.device = mine.device
    where mine.user_id = ${userId}
    union
    select other.user_id, 'address' from session mine join session other on other.address = mine.address
    where mine.user_id = ${userId} and mine.impersonator_id is null and other.impersonator_id is null
      and (select count(distinct user_id) from session crowd where crowd.address = mine.address) < ${crowd})
  select users.id::int, name, array_agg(by order by by desc) as by
  from mark join users on users.id = mark.id
  where mark.id <> ${userId} and ${
    isRegionalAdministrator(actor)
      ? sql`country_id = ${actor.countryId} and not exists (
          select from user_group where user_id = users.id and group_id in ${sql(Object.values(groups))})`
      : sql`true`
  }
  group by users.id order by count(*) desc, users.id limit ${shown}`;

/** Stores a note about an account. [J37] */
export function noteOfUser(
  sql: Sql,
  { user_id: userId, text }: CallRequest<typeof createUserNote>,
  context: CallContext,
): Promise<CallOutcome<typeof createUserNote>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction): Promise<CallOutcome<typeof createUserNote>> => {
    const user = await findManaged(transaction, 'users.edit', actor, userId, true);
    if (!user) return new Failure<'not-found', null>('not-found');

    const [row] = await transaction<[{ id: number; author: string; at: Date }]>`
      insert into user_note (user_id, author_id, text) values (${userId}, ${actor.id}, ${text})
      returning id::int, (select name from users where id = author_id) as author, created_at as at`;
    const change = { entity: 'user-note', id: row.id, before: null, after: { text } };
    await audit(transaction, actor.id, 'user.noted', userId, {}, change);

    return { id: row.id, text, author: row.author, at: row.at.toISOString() };
  });
}
