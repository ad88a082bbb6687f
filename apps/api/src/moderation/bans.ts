import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  Failure,
  type Ban,
  type CallOutcome,
  type CallRequest,
  type createBan,
  type deleteBan,
  type listBans,
  type previewBan,
} from '@volan/api-contract';
import type { BanKind } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import { tryBan } from './banTrial.ts';
import { banValue } from './banValue.ts';

/** Bans on one page. */
const perPage = 24;

/** Previews at a time. Each reads the ads of a month. */
const maxRunning = 2;

const running = new WeakMap<Sql, number>();

/** How long a preview stays valid, in milliseconds. */
const proofMs = 15 * 60_000;

type Row = Omit<Ban, 'created_at'> & { readonly created_at: Date };

const present = ({ created_at: at, ...ban }: Row): Ban => ({ ...ban, created_at: at.toISOString() });

/** Active bans, the newest first. [P58] */
export async function readBans(
  sql: Sql,
  { page = 1, kind, sort = 'created_at', order = 'desc' }: CallRequest<typeof listBans>,
): Promise<CallOutcome<typeof listBans>> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const ofKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  const rows = await sql<Row[]>`
    select ban.id::int, kind, value, note, users.name as added_by, ban.created_at
    from ban left join users on users.id = added_by where ${ofKind}
    order by ${{ value: sql`value`, kind: sql`kind`, created_at: sql`ban.created_at` }[sort]} ${direction},
      ban.id ${direction}
    limit ${perPage} offset ${(page - 1) * perPage}`;
  const [counted] = await sql<{ total: number }[]>`select count(*)::int as total from ban where ${ofKind}`;

  return { data: rows.map(present), meta: { page, total: counted?.total ?? 0 } };
}

/** A signature which proves that this moderator saw the preview of this ban within the last quarter of an hour. */
const proofOf = (secret: string, moderator: number, kind: BanKind, value: string, moment: number) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['ban', moderator, kind, value, Math.floor(moment / proofMs)]))
    .digest('base64url');

function isProven(proof: string, proofs: readonly string[]) {
  const given = Buffer.from(proof);
  return proofs.some((each) => {
    const right = Buffer.from(each);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** The preview of a ban, with a proof that the moderator saw it. [P58] */
export async function previewOfBan(
  { sql, secret, now }: ModerationDeps,
  { kind, value: typed }: CallRequest<typeof previewBan>,
  context: CallContext,
): Promise<CallOutcome<typeof previewBan>> {
  const { actor } = principalOf(context);
  markAudited();
  const value = await banValue(sql, kind, typed);
  if (value === null) return fieldFailure('value', 'value');

  const open = running.get(sql) ?? 0;
  if (open >= maxRunning) return new Failure<'rate-limited', null>('rate-limited');

  running.set(sql, open + 1);
  const hits = await tryBan(sql, kind, value, new Date(now())).finally(() => {
    running.set(sql, (running.get(sql) ?? 1) - 1);
  });

  return { kind, value, ...hits, proof: proofOf(secret, actor.id, kind, value, now()) };
}

/** Creates a ban whose preview the moderator has just seen. [P58] */
export async function addBan(
  { sql, secret, now }: ModerationDeps,
  { kind, value: typed, note = '', proof }: CallRequest<typeof createBan>,
  context: CallContext,
): Promise<CallOutcome<typeof createBan>> {
  const { actor } = principalOf(context);
  const value = await banValue(sql, kind, typed);
  if (value === null) return fieldFailure('value', 'value');

  const moment = now();
  const proofs = [moment, moment - proofMs].map((each) => proofOf(secret, actor.id, kind, value, each));
  if (!isProven(proof, proofs)) return fieldFailure('proof', 'value');

  return sql.begin(async (transaction): Promise<CallOutcome<typeof createBan>> => {
    const [row] = await transaction<Row[]>`
      insert into ban (kind, value, network, note, added_by, created_at)
      values (${kind}, ${value}, ${kind === 'network' ? value : null}::text::cidr, ${note}, ${actor.id},
        ${new Date(moment)})
      on conflict (kind, value) do nothing
      returning id::int, kind, value, note, (select name from users where id = added_by) as added_by, created_at`;
    if (!row) return fieldFailure('value', 'taken');

    const after = { kind, value, note };
    await audit(transaction, actor.id, 'ban.added', null, {}, { entity: 'ban', id: row.id, before: null, after });

    return present(row);
  });
}

/** Deletes a ban. [P58] */
export async function removeBan(
  { sql }: Pick<ModerationDeps, 'sql'>,
  { id }: CallRequest<typeof deleteBan>,
  context: CallContext,
): Promise<CallOutcome<typeof deleteBan>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction): Promise<CallOutcome<typeof deleteBan>> => {
    const [row] = await transaction<{ kind: BanKind; value: string; note: string }[]>`
      delete from ban where id = ${id} returning kind, value, note`;
    if (!row) return new Failure<'not-found', null>('not-found');

    const before = { kind: row.kind, value: row.value, note: row.note };
    await audit(transaction, actor.id, 'ban.removed', null, {}, { entity: 'ban', id, before, after: null });

    return { removed: true };
  });
}
