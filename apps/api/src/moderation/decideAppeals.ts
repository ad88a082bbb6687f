import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type CaseHolder,
  type claimAppeal,
  type decideAppeal,
  type listAppeals,
  type ManagedAppeal,
  type releaseAppeal,
} from '@volan/api-contract';
import { groups, listingStatus, scopeOf, userStatus, type Actor, type LanguageValue } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { changeStatus } from './suspensions.ts';
import { recipientOf } from '../accounts/mailRecipient.ts';
import { notify } from '../notifications/notify.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { endClaim, claimedByOther, claimantOfCase, releaseCase, claimCase, type ReviewCase } from './claims.ts';
import { appendHistory } from './decisions.ts';
import { applyStatus } from '../adStatus/applyStatus.ts';
import { actAs, findOwnAd } from '../ads/ownership.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import { applyApproval, decidedFrom, saveCompanyDecision } from './companies/companyDecisions.ts';
import { lockManagedCompany } from './companies/managedCompany.ts';
import {
  accountDecisions,
  adDecisions,
  companyDecisions,
  presentStatement,
  reviewDecisions,
  type StatementRow,
} from './statements.ts';

/** Appeals on one page. */
const perPage = 24;

const { rejected, removed, pending, active } = listingStatus;

interface ManagedRow extends StatementRow {
  readonly account_name: string | null;
  readonly decided_by_name: string;
  readonly appeal_decided_by_name: string;
  readonly others: boolean;
  readonly held_by: CaseHolder | null;
  readonly total: number;
}

/**
 * SQL conditions: regional administrators reach ads, accounts and companies of their country, and no other administrators. [H04]
 */
const reach = (sql: Sql | TransactionSql, actor: Actor) =>
  scopeOf('ads.list', actor) === 'all'
    ? { ads: sql`true`, accounts: sql`true`, companies: sql`true` }
    : {
        ads: sql`ad.country_id = ${actor.countryId}`,
        companies: sql`company.country_id = ${actor.countryId}`,
        accounts: sql`users.country_id = ${actor.countryId} and not exists (
          select from user_group where user_id = users.id and group_id in ${sql(Object.values(groups))})`,
      };

/** Whether an administrator other than the author of the decision could decide about the appeal. */
const hasOthers = (sql: Sql | TransactionSql) => sql`exists (
  select from user_group join users other on other.id = user_group.user_id
  where other.status = ${userStatus.active} and other.id <> decision.decided_by
    and other.id is distinct from decision.user_id
    and (group_id = ${groups.administrators}
      or (group_id = ${groups.regionalAdministrators} and other.country_id = case decision.kind
      when 'ad' then (select country_id from ad where ad.id = decision.ad_id)
      when 'company' then (select country_id from company where company.id = decision.company_id)
      when 'review' then (select country_id from company where company.id = decision.company_id)
      else (select country_id from users where users.id = decision.user_id) end)))`;

/** The appeal as a case of the queue. */
const caseOf = (id: number): ReviewCase => ({ kind: 'appeal', subject: id });

interface AppealSelection {
  readonly now: Date;
  readonly page?: number;
  readonly id?: number | undefined;
  readonly user?: number | undefined;
}

async function readRows(sql: Sql | TransactionSql, actor: Actor, { now, page = 1, id, user }: AppealSelection) {
  const within = reach(sql, actor);
  const named = sql`appeal.id is not null ${id === undefined ? sql`` : sql`and appeal.id = ${id}`}
    ${user === undefined ? sql`` : sql`and appeal.user_id = ${user}`}`;
  return sql<ManagedRow[]>`
    select decision.*, account.name as account_name, coalesce(decider.name, '') as decided_by_name,
      coalesce(judge.name, '') as appeal_decided_by_name, ${hasOthers(sql)} as others,
      ${claimantOfCase(sql, 'appeal', sql`decision.appeal_id`, now)} as held_by, count(*) over ()::int as total
    from (
      ${adDecisions(sql, sql`${named} and ${within.ads}`)}
      union all ${accountDecisions(sql, sql`${named} and ${within.accounts}`)}
      union all ${companyDecisions(sql, sql`${named} and ${within.companies}`)}
      union all ${reviewDecisions(sql, sql`${named} and ${within.companies}`)}) decision
    left join users account on account.id = decision.user_id
    left join users decider on decider.id = decision.decided_by
    left join users judge on judge.id = decision.appeal_decided_by
    order by appeal_decided_at is not null, case when appeal_decided_at is null then made_at end, made_at desc,
      appeal_id desc
    limit ${perPage} offset ${(page - 1) * perPage}`;
}

const canDecide = (row: ManagedRow, actor: Actor) =>
  row.appeal_decided_at === null && row.user_id !== actor.id && (row.decided_by !== actor.id || !row.others);

async function present(
  rows: readonly ManagedRow[],
  { titlesOf, now }: Pick<ModerationDeps, 'titlesOf' | 'now'>,
  actor: Actor,
  language: LanguageValue,
): Promise<ManagedAppeal[]> {
  const titleOf = await titlesOf(
    rows.flatMap(({ ad_id: ad }) => ad ?? []),
    language,
  );
  return rows.map((row) => ({
    id: row.appeal_id ?? 0,
    statement: presentStatement(row, titleOf, new Date(now())),
    account: row.user_id === null ? null : { id: row.user_id, name: row.account_name ?? '' },
    decided_by: row.decided_by_name,
    appeal_decided_by: row.appeal_decided_by_name,
    held_by: row.held_by,
    may_decide: canDecide(row, actor),
  }));
}

/** The appeals that an administrator may see. [P60, H04] */
export async function readAppeals(
  deps: ModerationDeps,
  { page = 1, id, user_id: user, lang }: CallRequest<typeof listAppeals>,
  context: CallContext,
): Promise<CallOutcome<typeof listAppeals>> {
  const { actor } = principalOf(context);
  const rows = await readRows(deps.sql, actor, { now: new Date(deps.now()), page, id, user });
  const data = await present(rows, deps, actor, lang ?? context.language);

  return { data, meta: { page, total: rows[0]?.total ?? 0 } };
}

type Refusal = Exclude<CallOutcome<typeof decideAppeal>, ManagedAppeal>;

/** Decides about an appeal and applies the result, in one transaction. [P60, M02] */
export async function judgeAppeal(
  deps: ModerationDeps,
  { id, won, answer = '' }: CallRequest<typeof decideAppeal>,
  context: CallContext,
): Promise<CallOutcome<typeof decideAppeal>> {
  const { actor } = principalOf(context);
  const now = new Date(deps.now());
  if (!won && answer === '') return fieldFailure('answer', 'required');

  const rows = await deps.sql.begin(async (sql): Promise<ManagedRow[] | Refusal> => {
    const [found] = await readRows(sql, actor, { now, id });
    if (!found) return new Failure<'not-found', null>('not-found');

    const locked = await lock(sql, found, actor);
    if (locked) return locked;

    const [row] = await readRows(sql, actor, { now, id });
    if (!row || row.appeal_decided_at !== null) return new Failure<'conflict', null>('conflict');
    if (!canDecide(row, actor)) return new Failure<'forbidden', null>('forbidden');

    const held = await claimedByOther(sql, caseOf(id), actor.id, now);
    if (held) return held;

    await endClaim(sql, caseOf(id));
    await actAs(sql, actor.id);
    await sql`
      update appeal set won = ${won}, answer = ${answer}, decided_by = ${actor.id}, decided_at = ${now}
        where id = ${id}`;
    if (won && row.stands) {
      const refusal = await reverseDecision(sql, row, actor, now);
      if (refusal) return refusal;
    }
    const outcome = won ? 'won' : 'upheld';
    const change = { entity: 'appeal', id, before: { won: null }, after: { won } };
    await audit(sql, actor.id, `appeal.${outcome}`, row.user_id, { answer, decision: `${row.kind}-${row.id}` }, change);
    await notifyAppellant(sql, row, { outcome, answer }, now);

    return readRows(sql, actor, { now, id });
  });
  if (rows instanceof Failure) return rows;

  // after the transaction: titles are read by another connection
  const [judged] = await present(rows, deps, actor, context.language);

  return judged ?? new Failure<'not-found', null>('not-found');
}

/** Claims an appeal for five minutes. Administrators who may not decide about it are refused. [P60, M05] */
export function claimCaseOfAppeal(
  deps: ModerationDeps,
  { id }: CallRequest<typeof claimAppeal>,
  context: CallContext,
): Promise<CallOutcome<typeof claimAppeal>> {
  const { actor } = principalOf(context);
  const now = new Date(deps.now());
  return deps.sql.begin(async (sql): Promise<CallOutcome<typeof claimAppeal>> => {
    const [row] = await readRows(sql, actor, { now, id });
    if (!row) return new Failure<'not-found', null>('not-found');
    if (row.appeal_decided_at !== null) return new Failure<'conflict', null>('conflict');
    if (!canDecide(row, actor)) return new Failure<'forbidden', null>('forbidden');

    // claims are not written to the audit log
    markAudited();

    return (await claimCase(sql, caseOf(id), actor.id, now)) ?? new Failure<'conflict', null>('conflict');
  });
}

/** Releases an appeal. [P60, M05] */
export function releaseCaseOfAppeal(
  deps: ModerationDeps,
  { id, skipped = false }: CallRequest<typeof releaseAppeal>,
  context: CallContext,
): Promise<CallOutcome<typeof releaseAppeal>> {
  const { actor } = principalOf(context);
  const now = new Date(deps.now());
  return deps.sql.begin(async (sql): Promise<CallOutcome<typeof releaseAppeal>> => {
    const [row] = await readRows(sql, actor, { now, id });
    if (!row) return new Failure<'not-found', null>('not-found');

    markAudited();
    await releaseCase(sql, caseOf(id), actor.id, { skipped, now });

    return { released: true };
  });
}

/** Locks accounts, then companies or ads, then the appeal, in the same order as everywhere. */
async function lock(
  sql: TransactionSql,
  { kind, user_id: userId, ad_id: adId, company_id: companyId, appeal_id: id }: ManagedRow,
  actor: Actor,
) {
  await sql`select from users where id = ${userId} for no key update`;
  if (companyId !== null && kind !== 'review' && !(await lockManagedCompany(sql, actor, companyId))) {
    return new Failure<'not-found', null>('not-found');
  }
  const ad = adId === null ? null : await findOwnAd(sql, 'ads.moderate', actor, adId, true);
  if (ad instanceof Failure) return new Failure<'not-found', null>('not-found');

  await sql`select from appeal where id = ${id} for update`;

  return null;
}

/** Makes the data of a company public that had been refused. */
async function approveCompany(sql: TransactionSql, companyId: number, actor: Actor, now: Date) {
  const company = await lockManagedCompany(sql, actor, companyId);
  if (!company) return new Failure<'not-found', null>('not-found');

  await applyApproval(sql, company, actor.id, now);
  const decision = { companyId, moderator: actor.id, from: decidedFrom(company), to: active, reasons: [], reason: '' };
  await saveCompanyDecision(sql, { ...decision, before: null, waitingSince: null }, now);
  await sql`
    update ad_decision set told_at = ${now}
    where id = (select max(id) from ad_decision where company_id = ${companyId})`;

  return null;
}

/** Makes a review public again that had been removed. */
async function restoreReview(sql: TransactionSql, { id }: ManagedRow) {
  await sql`
    update service_review set removed_at = null where id = (select review_id from ad_decision where id = ${id})`;

  return null;
}

/**
 * Makes the ad or the review public again, accepts the data of the company, or reactivates the account. The
 * reply to the appeal is the only notice of it.
 */
async function reverseDecision(
  sql: TransactionSql,
  row: ManagedRow,
  actor: Actor,
  now: Date,
): Promise<Failure<'not-found' | 'forbidden', null> | null> {
  if (row.kind === 'review') return restoreReview(sql, row);
  if (row.company_id !== null) return approveCompany(sql, row.company_id, actor, now);
  if (row.ad_id === null) {
    const open = { status: userStatus.active, reason: '', isTold: false } as const;
    return row.user_id === null ? null : changeStatus(sql, actor, row.user_id, open, now);
  }
  const ad = await findOwnAd(sql, 'ads.moderate', actor, row.ad_id);
  if (ad instanceof Failure) return ad;

  const from = ad.status;
  // a refused ad becomes public only by way of the queue [M02]
  if (from === rejected) await applyStatus(sql, ad, pending, now);
  if (from === rejected || from === removed) {
    await applyStatus(sql, { ...ad, status: from === rejected ? pending : removed }, active, now);
  }
  await sql`
    update ad_review set question = '', reason = '', refused_for = '{}', waiting_since = null, decided_by = ${actor.id},
      decided_at = ${now}
    where ad_id = ${ad.id}`;
  const decision = { adId: ad.id, moderator: actor.id, from, to: active, reasons: [], reason: '', before: null };
  await appendHistory(sql, { ...decision, waitingSince: null, wasReported: false, found: [] }, now);
  await sql`
    update ad_decision set told_at = ${now}
    where id = (select max(id) from ad_decision where ad_id = ${ad.id})`;

  return null;
}

async function notifyAppellant(
  sql: TransactionSql,
  { user_id: userId, ad_id: adId }: ManagedRow,
  { outcome, answer }: { readonly outcome: 'won' | 'upheld'; readonly answer: string },
  now: Date,
) {
  if (userId === null) return;

  const about = adId === null ? {} : { adId };
  await notify(sql, [userId], { event: `appeal-${outcome}`, ...about, facts: { text: answer } }, now);
  const recipient = await recipientOf(sql, userId);
  if (!recipient) return;

  await queueMail(sql, { ...recipient, template: 'appeal-decided', values: { won: outcome === 'won', answer } });
}
