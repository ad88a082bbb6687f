import type { AuditEntry, CallRequest, exportAudit, listAudit } from '@volan/api-contract';
import { fold, groups, isRegionalAdministrator, scopeOf, type Actor } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { exportTable } from '../platform/csv/exportTable.ts';

const perPage = 50;

interface EntryRow extends Pick<
  AuditEntry,
  'id' | 'action' | 'entity' | 'entity_id' | 'before' | 'after' | 'details' | 'brand' | 'address'
> {
  readonly at: Date;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly subject_id: number | null;
  readonly subject_name: string | null;
}

type Filter = CallRequest<typeof exportAudit>;

const entries = (sql: Sql) => sql`
  from audit_entry e left join users actor on actor.id = e.actor_id
    left join users subject on subject.id = e.subject_id`;

const columns = (sql: Sql) => sql`
  e.id::int, e.at, e.action, e.entity, e.entity_id, e.before, e.after, e.details, e.brand, e.address,
  actor.id::int as actor_id, actor.name as actor_name, subject.id::int as subject_id, subject.name as subject_name`;

/** Escapes a text for `like`. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** An account by its number, or by a part of its name. */
function isAccount(sql: Sql, account: 'actor' | 'subject', asked: string) {
  const number = /^#?(\d{1,15})$/.exec(asked.trim())?.[1];
  if (number !== undefined) return sql`e.${sql(`${account}_id`)} = ${number}`;
  return sql`${sql(account)}.search_text like ${`%${literal(fold(asked.normalize('NFKC')))}%`}`;
}

/**
 * SQL condition: entries that an administrator may read. Regional administrators read entries about accounts of their
 * own country, and their own actions. [H04]
 */
function withinReach(sql: Sql, actor: Actor) {
  if (scopeOf('audit.read', actor) === 'all') return sql`true`;

  const hasNoRights = sql`not exists (
    select from user_group where user_id = e.subject_id and group_id in ${sql(Object.values(groups))})`;
  const isOwnCountry = sql`subject.country_id = ${actor.countryId}`;

  return sql`
    (e.actor_id = ${actor.id} or ${isOwnCountry} ${isRegionalAdministrator(actor) ? sql`and ${hasNoRights}` : sql``})`;
}

/** SQL conditions for the filters of the log. */
function chosen(sql: Sql, actor: Actor, { actor: by, subject, action, entity, entity_id: id, from, to }: Filter) {
  const conditions: PendingQuery<Row[]>[] = [withinReach(sql, actor)];
  if (by) conditions.push(isAccount(sql, 'actor', by));
  if (subject) conditions.push(isAccount(sql, 'subject', subject));
  if (action) conditions.push(sql`(e.action = ${action} or e.action like ${`${literal(action)}.%`})`);
  const isRow = sql`
    (${entity ? sql`e.entity = ${entity}` : sql`true`} and ${id ? sql`e.entity_id = ${id}` : sql`true`})`;
  // decisions about ads name them in their details
  const isOfAd = id ? sql`e.details ->> 'ad' = ${id}` : sql`e.details ? 'ad'`;
  if (entity || id) conditions.push(entity === 'ad' ? sql`(${isRow} or ${isOfAd})` : isRow);
  if (from) conditions.push(sql`e.at >= ${from}::timestamp at time zone 'utc'`);
  if (to) conditions.push(sql`e.at < (${to}::date + 1)::timestamp at time zone 'utc'`);

  return sql`${entries(sql)} where ${conditions.reduce((all, each) => sql`${all} and ${each}`)}`;
}

const present = ({ at, actor_id, actor_name, subject_id, subject_name, ...entry }: EntryRow): AuditEntry => ({
  ...entry,
  at: at.toISOString(),
  actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
  subject: subject_id === null ? null : { id: subject_id, name: subject_name ?? '' },
});

/** The order of the log. Default: the newest first. [T04] */
const order = (sql: Sql, { order: asked }: Filter) =>
  asked === 'asc' ? sql`order by e.at, e.id` : sql`order by e.at desc, e.id desc`;

/** A page of the audit log. [M59, H04] */
export async function auditLog(sql: Sql, actor: Actor, query: CallRequest<typeof listAudit>) {
  const { page = 1, ...filter } = query;
  const [rows, [counted]] = await Promise.all([
    sql<EntryRow[]>`
      select ${columns(sql)} ${chosen(sql, actor, filter)} ${order(sql, filter)}
      limit ${perPage} offset ${(page - 1) * perPage}`,
    sql<{ total: number }[]>`select count(*)::int as total ${chosen(sql, actor, filter)}`,
  ]);
  return { data: rows.map(present), meta: { page, total: counted?.total ?? 0 } };
}

const json = (fields: object | null) => (fields ? JSON.stringify(fields) : null);

/** The audit log as a file. [M59, H04] */
export function exportAuditLog(sql: Sql, filter: Filter, context: CallContext) {
  return exportTable<EntryRow>(sql, context, {
    name: 'audit',
    filter,
    rows: sql<EntryRow[]>`
      select ${columns(sql)} ${chosen(sql, principalOf(context).actor, filter)} ${order(sql, filter)}`,
    columns: {
      id: ({ id }) => id,
      at: ({ at }) => at,
      actor_id: ({ actor_id: id }) => id,
      actor: ({ actor_name: name }) => name,
      action: ({ action }) => action,
      subject_id: ({ subject_id: id }) => id,
      subject: ({ subject_name: name }) => name,
      entity: ({ entity }) => entity,
      entity_id: ({ entity_id: id }) => id,
      before: ({ before }) => json(before),
      after: ({ after }) => json(after),
      details: ({ details }) => json(details),
      brand: ({ brand }) => brand,
      address: ({ address }) => address,
    },
  });
}

/** Deletes entries older than two years; returns their number. The database refuses to delete newer ones. [M59, M64] */
export async function deleteOldAudit(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from audit_entry where at < now() - interval '2 years'`;
  return count;
}
