import type { CallOutcome, CallRequest, changeUserStatus } from '@volan/api-contract';
import { maxSuspensionDays, userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { changeStatus } from '../moderation/suspensions.ts';
import { wordsFor } from '../moderation/templates.ts';
import { marketTimeZone } from '../platform/brands/marketDay.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { readAdminUser } from './usersTable.ts';

const dayMs = 86_400_000;

/**
 * Activates, suspends or bans an account; its owner is notified in the language and brand of the account.
 * [J41, H08, P60]
 */
export async function setUserStatus(
  { sql, secret, now }: { readonly sql: Sql; readonly secret: string; readonly now: () => number },
  { user_id: id, status, code, until: day, reason: words = '', template }: CallRequest<typeof changeUserStatus>,
  context: CallContext,
): Promise<CallOutcome<typeof changeUserStatus>> {
  const { actor } = principalOf(context);
  const moment = new Date(now());
  if (status !== userStatus.active && words === '' && template === undefined) return fieldFailure('reason', 'required');
  if (day !== undefined && status !== userStatus.suspended) return fieldFailure('until', 'value');

  return sql.begin(async (transaction) => {
    const until = day === undefined ? null : await beginOf(transaction, day);
    const isFar = until !== null && until.getTime() - moment.getTime() > maxSuspensionDays * dayMs;
    if (isFar || (until !== null && until <= moment)) return fieldFailure('until', 'value');

    const answer = { kind: 'user', userId: id, ...(template !== undefined && { template }) } as const;
    const reason = await wordsFor(transaction, answer, words);
    if (reason === null) return fieldFailure('template', 'value');

    const change = { status, reason, until, secret, ...(code && { code }) };
    const refusal = await changeStatus(transaction, actor, id, change, moment);

    return refusal ?? readAdminUser(transaction, id);
  });
}

/** The moment when a day begins in the time zone of the market. */
async function beginOf(sql: TransactionSql, day: string): Promise<Date> {
  const [row] = await sql<[{ at: Date }]>`select ${day}::date::timestamp at time zone ${marketTimeZone} as at`;
  return row.at;
}
