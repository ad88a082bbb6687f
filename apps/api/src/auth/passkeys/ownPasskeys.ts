import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type Passkey,
  type removePasskey,
  type renamePasskey,
} from '@volan/api-contract';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import type { AuthDeps } from '../AuthDeps.ts';

/** Columns of a passkey for its owner. */
export interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  backed_up: boolean;
}

/** A passkey in the form of the API. */
export const entryOf = ({ created_at, last_used_at, ...row }: PasskeyRow): Passkey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** The passkeys of the signed-in user that work on this host; an app, which has no host, sees those of every brand. */
export async function passkeysOf(sql: Sql, context: CallContext): Promise<Passkey[]> {
  const rows = await sql<PasskeyRow[]>`
    select id, name, created_at, last_used_at, backed_up from passkey
    where user_id = ${principalOf(context).actor.id} and rp_id = coalesce(${context.browser?.host ?? null}, rp_id)
    order by created_at, id`;
  return rows.map(entryOf);
}

/** Gives a passkey another name. */
export async function namePasskey(
  { sql }: AuthDeps,
  { id, name }: CallRequest<typeof renamePasskey>,
  context: CallContext,
): Promise<CallOutcome<typeof renamePasskey>> {
  const { actor } = principalOf(context);
  const { count } = await sql`update passkey set name = ${name} where id = ${id} and user_id = ${actor.id}`;
  return count > 0 ? { name } : new Failure('not-found');
}

/** Removes a passkey. */
export async function deletePasskey(
  { sql }: AuthDeps,
  { id }: CallRequest<typeof removePasskey>,
  context: CallContext,
): Promise<CallOutcome<typeof removePasskey>> {
  const { actor } = principalOf(context);
  const { count } = await sql`delete from passkey where id = ${id} and user_id = ${actor.id}`;
  return count > 0 ? { removed: true } : new Failure('not-found');
}
