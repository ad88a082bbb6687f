import { Failure, type CallOutcome, type CallRequest } from '@volan/api-contract';
import type { getPushDevice, notePushArrival, subscribePush, unsubscribePush } from '@volan/api-contract';
import type { BrandId } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { PushDeps } from './PushDeps.ts';
import { readSubscription, type PushTarget } from './readSubscription.ts';

/** Most subscribed devices of one account; the one that was unused longest is replaced. [security 2.3] */
const maxDevices = 10;

/** Stores the subscription of a device: once by its endpoint, and one for each session. [J15, E23] */
export async function subscribe(
  { sql, settings }: PushDeps,
  { subscribe: text }: CallRequest<typeof subscribePush>,
  context: CallContext,
): Promise<CallOutcome<typeof subscribePush>> {
  if (!settings) return new Failure('not-found');

  const target = readSubscription(text, settings.services);
  if (!target) return fieldFailure('subscribe', 'value');

  const { actor, sessionId } = principalOf(context);
  await storeTarget(sql, { userId: actor.id, sessionId, brand: context.brand }, target);

  return { key: settings.publicKey };
}

/** The owner of a device. */
interface DeviceOf {
  readonly userId: number;
  readonly sessionId: string;
  readonly brand: BrandId;
}

async function storeTarget(sql: Sql, { userId, sessionId, brand }: DeviceOf, target: PushTarget): Promise<void> {
  await sql.begin(async (transaction) => {
    // two tabs of a session run one after the other, and a session that has ended meanwhile stores nothing
    const [open] = await transaction`select from session where id = ${sessionId} and ended_at is null for update`;
    if (!open) return;

    // another user may have used this device before; their messages must not reach the present user
    await transaction`
      delete from push_subscription
      where (session_id = ${sessionId} and endpoint <> ${target.endpoint})
        or (endpoint = ${target.endpoint} and session_id <> ${sessionId})`;
    await transaction`
      insert into push_subscription (user_id, session_id, brand, endpoint, p256dh, auth)
      values (${userId}, ${sessionId}, ${brand}, ${target.endpoint}, ${target.p256dh}, ${target.auth})
      on conflict (endpoint) do update set
        user_id = excluded.user_id, session_id = excluded.session_id, brand = excluded.brand, p256dh = excluded.p256dh,
        auth = excluded.auth, seen_at = now()`;
    await transaction`
      delete from push_subscription where id in (
        select id from push_subscription where user_id = ${userId}
        order by session_id = ${sessionId} desc, seen_at desc offset ${maxDevices})`;
  });
}

/**
 * The same at a sign-in, whose session has just started. An invalid subscription, or one of another service, is
 * skipped. [J03, J04]
 */
export async function subscribeAtSignIn(
  { sql, settings }: Pick<PushDeps, 'sql' | 'settings'>,
  device: DeviceOf,
  text: string,
): Promise<void> {
  const target = readSubscription(text, settings?.services ?? []);
  if (target) await storeTarget(sql, device, target);
}

/** Deletes an endpoint of the account. [J16] */
export async function unsubscribe(
  { sql, settings }: PushDeps,
  { subscribe: text }: CallRequest<typeof unsubscribePush>,
  context: CallContext,
): Promise<CallOutcome<typeof unsubscribePush>> {
  const target = readSubscription(text, settings?.services ?? []);
  if (!target) return { removed: false };

  const { count } = await sql`
    delete from push_subscription where endpoint = ${target.endpoint} and user_id = ${principalOf(context).actor.id}`;

  return { removed: count > 0 };
}

/** The state of notifications on the device that calls. [F24] */
export async function readDevice(
  { sql, settings }: PushDeps,
  context: CallContext,
): Promise<CallOutcome<typeof getPushDevice>> {
  const [row] = await sql<{ arrived_at: Date | null }[]>`
    select arrived_at from push_subscription where session_id = ${principalOf(context).sessionId}`;
  return {
    key: settings?.publicKey ?? null,
    subscribed: row !== undefined,
    arrived_at: row?.arrived_at?.toISOString() ?? null,
  };
}

/** Records that a message has arrived. [F24] */
export async function noteArrival(
  { sql }: PushDeps,
  { receipt }: CallRequest<typeof notePushArrival>,
): Promise<CallOutcome<typeof notePushArrival>> {
  const { count } = await sql`update push_subscription set arrived_at = now() where receipt = ${receipt}`;
  return count > 0 ? { noted: true } : new Failure('not-found');
}
