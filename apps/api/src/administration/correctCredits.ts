import { Failure, type CallOutcome, type CallRequest, type correctCredits as call } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { NotEnough, TransferRefused } from '../ledger/refusals.ts';
import { post } from '../ledger/transfers.ts';
import { idempotencyKeyOf, principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { audit } from '../platform/audit/audit.ts';
import { lockManaged } from '../accounts/findManaged.ts';
import { readAdminUser } from './usersTable.ts';

/** Gives or takes credits by a transfer with a reason, with an audit entry, in one transaction. [M44] */
export async function correctCredits(
  sql: Sql,
  { user_id: userId, change: text, reason }: CallRequest<typeof call>,
  context: CallContext,
): Promise<CallOutcome<typeof call>> {
  const { actor } = principalOf(context);
  const change = Number(text);
  const id = `correction:${actor.id}:${idempotencyKeyOf(context)}`;
  const [from, to] = change > 0 ? (['bonus', { userId }] as const) : ([{ userId }, 'bonus'] as const);
  try {
    return await sql.begin(async (transaction) => {
      const user = await lockManaged(transaction, 'users.credits', actor, userId);
      if (user instanceof Failure) return user;

      const [before] = await transaction`select from ledger_transfer where id = ${id}`;
      const transfer = { id, from, to, unit: 'credit', amount: Math.abs(change), kind: 'correction' } as const;
      await post(transaction, { ...transfer, reason, actorId: actor.id }, new Date());
      if (before) markAudited();
      else await audit(transaction, actor.id, 'user.credits-corrected', userId, { change, reason });

      return readAdminUser(transaction, userId);
    });
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    if (error instanceof TransferRefused) return new Failure<'conflict', null>('conflict');
    throw error;
  }
}
