import type { BrandId } from '@volan/domain-rules';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { BrandAddresses } from '../platform/brands/brandAddresses.ts';
import { noteFailure } from '../platform/health/dailyHealth.ts';
import type { PushTransport } from './PushTransport.ts';
import type { PushContent } from './queuePush.ts';

/** Seconds until the next try, after each failed one. After the last one the message is given up. */
const backOff = [30, 120, 600, 3600, 6 * 3600, 24 * 3600] as const;

/**
 * How long a message is reserved for its sending process, in seconds: after that another process may take it, for
 * example if the first was killed.
 */
const leaseSeconds = 60;

/** Messages that are sent at once, so that a push service that hangs delays only few. */
const batch = 20;

/** Dependencies of sending. */
export interface PushDeliveryDeps {
  readonly sql: Sql;
  readonly brandAddresses: BrandAddresses;
  readonly log: Logger;
}

interface DueMessage {
  readonly id: string;
  readonly version: number;
  readonly tag: string;
  readonly content: PushContent;
  readonly urgency: 'normal' | 'high';
  readonly tries: number;
  readonly ttl: number;
  readonly subscription_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly receipt: string;
  readonly brand: BrandId;
}

/**
 * Sends the messages that have waited longest, a few at once; false if none is due. Several processes may run it at the
 * same time: each takes other messages. If a process was killed after sending, the message is sent again. The second
 * one replaces the first, because they have the same tag.
 */
export async function deliverPush(deps: PushDeliveryDeps, transport: PushTransport): Promise<boolean> {
  const { sql } = deps;
  await sql`delete from push_message where expires_at <= now()`;
  const due = await sql<DueMessage[]>`
    with due as (
      select id from push_message where next_try_at <= now() order by next_try_at, id limit ${batch}
        for update skip locked)
    update push_message m set tries = tries + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
    from due, push_subscription s where m.id = due.id and s.id = m.subscription_id
    returning m.id, version, tag, content, urgency, tries, subscription_id, endpoint, p256dh, auth, receipt, brand,
      greatest(1, ceil(extract(epoch from m.expires_at - now())))::int as ttl`;
  await Promise.all(due.map((message) => deliver(deps, transport, message)));

  return due.length > 0;
}

async function deliver({ sql, brandAddresses, log }: PushDeliveryDeps, transport: PushTransport, message: DueMessage) {
  const { id, version, content, receipt, brand, tries, subscription_id: subscription } = message;
  const contact = brandAddresses[brand].mailFrom;
  const answer = await transport({ ...message, contact, text: JSON.stringify({ ...content, receipt }) });
  if (answer.outcome === 'gone') {
    // the endpoint no longer exists [F24]
    await sql`delete from push_subscription where id = ${subscription} and endpoint = ${message.endpoint}`;
    return;
  }
  if (answer.outcome === 'taken') {
    await sql`delete from push_message where id = ${id} and version = ${version}`;
    return;
  }
  const { outcome, reason, afterSeconds } = answer;
  const seconds = outcome === 'refused' ? undefined : backOff[tries - 1];
  const host = new URL(message.endpoint).host;
  log.warn({ push: id, host, reason }, seconds === undefined ? 'a push was given up' : 'a push is tried again later');
  await noteFailure(sql, 'push-failed');
  if (seconds === undefined) {
    await sql`delete from push_message where id = ${id} and version = ${version}`;
    return;
  }
  await sql`
    update push_message
    set next_try_at = now() + make_interval(secs => ${afterSeconds ?? seconds}),
      last_error = ${`${host}: ${reason}`.slice(0, 300)}
    where id = ${id} and version = ${version}`;
}
