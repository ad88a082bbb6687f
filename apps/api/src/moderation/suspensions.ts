import { Failure } from '@volan/api-contract';
import { appealUntil, userStatus, type AccountReasonName, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { lockManaged } from '../accounts/findManaged.ts';
import { endSessions } from '../auth/endSessions.ts';
import { notifyStatus } from './notifyStatus.ts';
import { statementToken } from './statementToken.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { groundsOf } from './decisions.ts';
import { audit } from '../platform/audit/audit.ts';

const statusNames = {
  [userStatus.active]: 'active',
  [userStatus.suspended]: 'suspended',
  [userStatus.banned]: 'banned',
} as const;

/** A new status of an account, and the notice to its owner. */
export interface StatusChange {
  readonly status: keyof typeof statusNames;
  readonly reason: string;
  /** @default other */
  readonly code?: AccountReasonName;
  /** When a suspension ends. @default never */
  readonly until?: Date | null;
  /** Whether other users had reported the account. @default false */
  readonly wasReported?: boolean;
  /** Whether the owner gets a mail about it. @default true */
  readonly isTold?: boolean;
  /** The key for the link to the statement in the mail. */
  readonly secret?: string;
}

/**
 * Activates, suspends or bans an account and notifies its owner in the language and brand of the account. [J41, H08,
 * P60]
 *
 * @returns null when it is done
 */
export async function changeStatus(
  sql: TransactionSql,
  actor: Actor,
  id: number,
  { status, reason, code = 'other', until = null, wasReported = false, isTold = true, secret }: StatusChange,
  now: Date,
): Promise<Failure<'not-found' | 'forbidden', null> | null> {
  const user = await lockManaged(sql, 'users.status', actor, id);
  if (user instanceof Failure) return user;
  if (user.status === userStatus.deleted) return new Failure('forbidden');

  const isLifted = status === userStatus.active;
  const [before] = await sql<{ suspended_until: Date | null }[]>`select suspended_until from users where id = ${id}`;
  const isSame = user.status === status && (before?.suspended_until?.getTime() ?? null) === (until?.getTime() ?? null);
  await store(sql, id, { status, reason, until, wasNotVerified: user.status === userStatus.notVerified });
  if (status === userStatus.banned) await endSessions(sql, id, 'status');
  if (isSame) {
    markAudited();
    return null;
  }
  const [decision] = await sql<[{ id: number }]>`
    insert into user_decision (user_id, decided_by, decided_at, old_status, status, code, reason, was_reported, until)
    values (${id}, ${actor.id}, ${now}, ${user.status}, ${status}, ${isLifted ? null : code}, ${reason},
      ${wasReported}, ${until})
    returning id::int`;
  const details = { reason, ...(!isLifted && { code }), ...(until && { until: until.toISOString() }) };
  await audit(sql, actor.id, `user.${statusNames[status]}`, id, details);
  if (!isTold) return null;

  const statement = !isLifted &&
    secret !== undefined && {
      code,
      until: until?.toISOString() ?? null,
      appealUntil: appealUntil(now).toISOString(),
      grounds: groundsOf({ was_reported: wasReported, found: [] }),
      token: statementToken(secret, decision.id),
    };
  await notifyStatus(sql, id, { status, reason, ...(statement && { statement }) });

  return null;
}

// an account that never confirmed its address becomes "not verified" again
const store = (
  sql: TransactionSql,
  id: number,
  {
    status,
    reason,
    until,
    wasNotVerified,
  }: Required<Pick<StatusChange, 'status' | 'reason' | 'until'>> & { wasNotVerified: boolean },
) => sql`
  update users set status = case when ${status === userStatus.active && !wasNotVerified}::boolean
      and email_verified_at is null then ${userStatus.notVerified}::smallint else ${status}::smallint end,
    suspended_until = ${until}, status_reason = ${status === userStatus.active ? '' : reason} where id = ${id}`;

/**
 * Lifts suspensions that have ended and notifies their owners. Several servers may run it at the same time. Returns the
 * number of lifted suspensions. [J41]
 */
export async function endSuspensions(sql: Sql, now: Date): Promise<number> {
  return sql.begin(async (transaction) => {
    const over = await transaction<{ id: number }[]>`
      select id::int from users where status = ${userStatus.suspended} and suspended_until <= ${now}
      order by suspended_until limit 100 for no key update skip locked`;
    for (const { id } of over) {
      await store(transaction, id, { status: userStatus.active, reason: '', until: null, wasNotVerified: false });
      await transaction`
        insert into user_decision (user_id, decided_at, old_status, status, automatic)
        values (${id}, ${now}, ${userStatus.suspended}, ${userStatus.active}, true)`;
      await audit(transaction, null, 'user.suspension-ended', id);
      await notifyStatus(transaction, id, { status: userStatus.active, reason: '' });
    }
    return over.length;
  });
}

/** Lifts suspensions that have ended. [J41] */
export const suspensionsJob = (sql: Sql, now: () => number): Job => ({
  name: 'suspensions',
  run: () => endSuspensions(sql, new Date(now())),
});
