import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type decideConversationReport,
  type listConversationReports,
  type ReportedConversation,
} from '@volan/api-contract';
import { groups, isRegionalAdministrator, userStatus, type AccountReasonName, type Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { recipientOf } from '../accounts/mailRecipient.ts';
import { notify } from '../notifications/notify.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { audit } from '../platform/audit/audit.ts';
import { changeStatus } from '../moderation/suspensions.ts';
import { findManaged, lockManaged } from '../accounts/findManaged.ts';

/** Reports on one page. */
const perPage = 24;

/** Messages that are shown for a report. */
const shown = 20;

type Row = Omit<ReportedConversation, 'ad' | 'service' | 'reporter' | 'reported' | 'at'> & {
  readonly at: Date;
  readonly ad_id: number;
  readonly ad_title: string;
  readonly service_id: number | null;
  readonly reporter_id: number;
  readonly reporter_name: string;
  readonly reported_id: number;
  readonly reported_name: string;
  readonly reported_status: number;
};

/** Open reports of conversations whose reported user the administrator manages. [M57, H04] */
export async function readConversationReports(
  sql: Sql,
  { page = 1 }: CallRequest<typeof listConversationReports>,
  actor: Actor,
): Promise<CallOutcome<typeof listConversationReports>> {
  const within = isRegionalAdministrator(actor)
    ? sql`and reported.country_id = ${actor.countryId}
        and not exists (select from user_group
          where user_id = reported.id and group_id in ${sql(Object.values(groups))})`
    : sql``;
  const waiting = sql`
    from conversation_report r
    join conversation c on c.id = r.conversation_id
    join users reporter on reporter.id = r.user_id
    join users reported on reported.id = case r.user_id when c.buyer_id then c.seller_id else c.buyer_id end
    where r.decision is null ${within}`;
  const [rows, [counted]] = await Promise.all([
    sql<Row[]>`
      select c.id, c.ad_id, c.ad_title, c.service_id::int, r.reason, r.text, r.at, reporter.id as reporter_id,
        reporter.name as reporter_name,
        reported.id as reported_id, reported.name as reported_name, reported.status as reported_status,
        (select coalesce(jsonb_agg(to_jsonb(m) order by m.id), '[]') from (
          select x.id, x.text, to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at,
            x.warnings,
            (select count(*) from conversation_attachment where message_id = x.id) as files
          from conversation_message x
          where x.conversation_id = c.id and x.sender_id = reported.id and x.state = 'sent' and x.created_at <= r.at
          order by x.id desc limit ${shown}) m) as messages
      ${waiting} order by r.at, c.id limit ${perPage} offset ${(page - 1) * perPage}`,
    sql<{ total: number }[]>`select count(*)::int as total ${waiting}`,
  ]);

  return { data: rows.map(present), meta: { page, total: counted?.total ?? 0 } };
}

const present = ({ id, reason, text, at, messages, ...row }: Row): ReportedConversation => ({
  id,
  reason,
  text,
  messages,
  at: at.toISOString(),
  ad: row.service_id === null ? { id: row.ad_id, title: row.ad_title } : null,
  service: row.service_id === null ? null : { id: row.service_id, name: row.ad_title },
  reporter: { id: row.reporter_id, name: row.reporter_name },
  reported: { id: row.reported_id, name: row.reported_name, status: row.reported_status },
});

/** The reason of a suspension, by the reason of the report. */
const codes: Readonly<Record<ReportedConversation['reason'], AccountReasonName>> = {
  spam: 'spam',
  fraud: 'fraud',
  insult: 'insults',
  other: 'other',
};

/**
 * Decides about a report, and notifies the reporter of the outcome. A mail gives the warned or suspended user the
 * reason. [H08, M57, P16]
 */
export async function decideReport(
  { sql, secret, now }: { readonly sql: Sql; readonly secret: string; readonly now: () => number },
  { id, reporter, decision, reason = '' }: CallRequest<typeof decideConversationReport>,
  context: CallContext,
): Promise<CallOutcome<typeof decideConversationReport>> {
  const { actor } = principalOf(context);
  if (decision !== 'dismissed' && reason === '') return fieldFailure('reason', 'required');
  return sql.begin(async (transaction) => {
    const [report] = await transaction<{ reported: number; reason: ReportedConversation['reason'] }[]>`
      select r.reason, case r.user_id when buyer_id then seller_id else buyer_id end as reported
      from conversation_report r join conversation c on c.id = r.conversation_id
      where c.id = ${id} and r.user_id = ${reporter} and decision is null for update of r`;
    if (!report) return new Failure('not-found');

    const user = await lockManaged(transaction, 'users.status', actor, report.reported);
    if (user instanceof Failure) {
      // the report of a removed account is only closed, by an administrator who manages that account
      const endsOnly = decision === 'dismissed' && user.name === 'not-found';
      if (!endsOnly || !(await findManaged(transaction, 'users.status', actor, report.reported))) return user;
    }
    if (decision === 'suspended') {
      const reported = { code: codes[report.reason], wasReported: true, secret };
      const change = { status: userStatus.suspended, reason, ...reported } as const;
      const status = await changeStatus(transaction, actor, report.reported, change, new Date(now()));
      if (status) return status;
    }
    if (decision === 'warned') {
      const recipient = await recipientOf(transaction, report.reported);
      const values = { status: 'warned', reason } as const;
      if (recipient) await queueMail(transaction, { ...recipient, template: 'account-status', values });
    }
    await transaction`
      update conversation_report set decision = ${decision} where conversation_id = ${id} and user_id = ${reporter}`;
    const event = decision === 'dismissed' ? 'user-report-dismissed' : 'user-report-acted';
    await notify(transaction, [reporter], { event }, new Date(now()));
    await audit(transaction, actor.id, `report.${decision}`, report.reported, { conversation: id, reporter, reason });

    return { decided: true as const };
  });
}
