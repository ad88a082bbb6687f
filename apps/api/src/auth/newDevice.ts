import type { Sql, TransactionSql } from 'postgres';
import { notify } from '../notifications/notify.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { recipientOf } from '../accounts/mailRecipient.ts';

/**
 * Notifies the owner of an account about a sign-in with a new device or from a new country: one that no session of the
 * account in the last 90 days had. The first sign-in causes no notification. Call it before the session is stored.
 */
export async function notifyOfNewDevice(
  sql: Sql | TransactionSql,
  userId: number,
  { device, country }: { readonly device: string; readonly country: string | null },
): Promise<void> {
  // the country of a session is deleted earlier than the session
  const [seen] = await sql<{ before: boolean; like_this: boolean | null }[]>`
    select count(*) > 0 as before,
      bool_or(device = ${device} and (country is null or country is not distinct from ${country})) as like_this
    from session where user_id = ${userId} and impersonator_id is null`;
  if (!seen?.before || seen.like_this) return;
  const facts = { device, ...(country !== null && { country }) };
  await notify(sql, [userId], { event: 'new-device', facts });
  const recipient = await recipientOf(sql, userId);
  if (!recipient) return;
  const values = { when: new Date().toISOString(), device, country };
  await queueMail(sql, { ...recipient, template: 'new-sign-in', values });
}
