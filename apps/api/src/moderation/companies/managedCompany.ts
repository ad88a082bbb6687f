import { Failure, type CallOutcome, type getManagedCompany, type ManagedCompany } from '@volan/api-contract';
import { canAccess, listingStatus, scopeOf, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { presentShared, readCompanyRow, refusedFor, type CompanyRow } from '../../companies/ownCompany.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import { claimantOfCase, type ReviewCase } from '../claims.ts';
import type { ModerationDeps } from '../ModerationDeps.ts';

/** Other companies with the same tax number that are shown. */
const maxSame = 5;

/** The company as a case of the queue. */
export const caseOfCompany = (id: number): ReviewCase => ({ kind: 'company', subject: id });

/**
 * Companies whose data wait for a decision, as items of the queue. A new company scores more than a changed one, and one
 * whose tax number another company has comes first. [P55, H04]
 */
export const waitingCompanies = (sql: Sql | TransactionSql, country: number | null) => sql`
  select 'company' as kind, company.id::text as subject, null::int as ad_id, company.user_id::int as account_id,
    (case when company.status = 0 then 50 else 40 end + case when is_same then 20 else 0 end)::int as score,
    array_remove(array[
      case when company.status = 0 then 'new-company' else 'changed-company' end,
      case when is_same then 'same-tax-number' end,
      case when not exists (select from company_document where company_id = company.id) then 'no-documents' end
    ], null) as why,
    0 as reports, waiting_since, waiting_since as newest, question <> '' as is_asked, false as is_paid,
    company.name as label
  from company_review join company on company.id = company_id
  join lateral (select exists (
    select from company other where other.id <> company.id and other.status < 2
      and other.country_id = company.country_id
      and other.tax_id = coalesce(company_review.changes ->> 'tax_id', company.tax_id)) as is_same) tax on true
  where waiting_since is not null and company.status < 2
    and (${country}::int is null or company.country_id = ${country})`;

/** The country to which the rights of an administrator are limited; null: none, 0: they reach nothing. [H04] */
const countryOf = (actor: Actor) => (scopeOf('companies.verify', actor) === 'all' ? null : (actor.countryId ?? 0));

/** A company that the administrator may decide about; null: there is none, or it is out of reach. */
export async function findManagedCompany(
  sql: Sql | TransactionSql,
  actor: Actor,
  id: number,
): Promise<CompanyRow | null> {
  const row = await readCompanyRow(sql, id);
  return row && canAccess('companies.verify', actor, { ownerId: row.user_id, countryId: row.country_id }) ? row : null;
}

/** Locks the account, then the company, as everywhere. */
export async function lockManagedCompany(sql: TransactionSql, actor: Actor, id: number): Promise<CompanyRow | null> {
  await sql`select from users where id = (select user_id from company where id = ${id}) for no key update`;
  await sql`select from company where id = ${id} for no key update`;
  return findManagedCompany(sql, actor, id);
}

interface Evidence {
  readonly account: Omit<ManagedCompany['account'], 'since'> & { readonly since: Date };
  readonly same: ManagedCompany['same_tax_number'];
  readonly held_by: ManagedCompany['held_by'];
}

async function readEvidence(sql: Sql | TransactionSql, row: CompanyRow, now: Date): Promise<Evidence> {
  const taxNumber = row.changes?.tax_id ?? row.tax_id;
  const [account] = await sql<[Evidence['account'] & Pick<Evidence, 'held_by'>]>`
    select id::int, name, email_verified_at is not null as email_verified,
      mobile_verified_at is not null as mobile_verified, created_at as since,
      (select count(*)::int from ad where user_id = users.id and status = ${listingStatus.active}) as ads,
      ${claimantOfCase(sql, 'company', sql`${row.id}::bigint`, now)} as held_by
    from users where id = ${row.user_id}`;
  const same = await sql<ManagedCompany['same_tax_number']>`
    select id::int, name from company
    where tax_id = ${taxNumber} and country_id = ${row.country_id} and id <> ${row.id} and status < 2
    order by id limit ${maxSame}`;
  const { held_by, ...owner } = account;

  return { account: owner, same: [...same], held_by };
}

type Position = Omit<NonNullable<ManagedCompany['queue']>, 'next' | 'previous'> & {
  readonly previous: number | null;
  readonly next: number | null;
};

/** The position of a company among those that wait, with the neighbours that nobody else has claimed. */
async function positionOf(sql: Sql | TransactionSql, actor: Actor, id: number, now: Date) {
  const [found] = await sql<Position[]>`
    with waiting as (
      select subject::int as id, row_number() over (order by is_asked, score desc, waiting_since, subject)::int as position,
        count(*) over ()::int as total, exists (
          select from review_claim claim where claim.kind = 'company' and claim.subject = item.subject
            and claimed_until > ${now} and claimed_by <> ${actor.id}) as is_held
      from (${waitingCompanies(sql, countryOf(actor))}) item)
    select position, total,
      (select id from waiting other where other.position < this.position and not is_held
        order by other.position desc limit 1) as previous,
      (select id from waiting other where other.position > this.position and not is_held
        order by other.position limit 1) as next
    from waiting this where id = ${id}`;
  return found ?? null;
}

/** A company with the evidence for a decision. */
export async function presentManaged(
  sql: Sql | TransactionSql,
  row: CompanyRow,
  actor: Actor,
  now: Date,
): Promise<ManagedCompany> {
  const company = await presentShared(sql, row);
  const { account, same, held_by } = await readEvidence(sql, row, now);
  const { version, waiting_since: since, question, answered, answer, answered_at: answeredAt, reason } = row;

  return {
    ...company,
    version,
    account: { ...account, since: account.since.toISOString() },
    why: [
      ...(since === null ? [] : [row.status === 0 ? ('new-company' as const) : ('changed-company' as const)]),
      ...(same.length > 0 ? ['same-tax-number' as const] : []),
      ...(company.documents.length === 0 ? ['no-documents' as const] : []),
    ],
    same_tax_number: same,
    waiting_since: since?.toISOString() ?? null,
    question,
    answer: answeredAt === null ? null : { question: answered, text: answer, at: answeredAt.toISOString() },
    refused_for: refusedFor(row),
    reason,
    held_by,
    queue: await positionOf(sql, actor, row.id, now),
  };
}

/** A company with the evidence for a decision, for those who may decide. [P55, H04] */
export async function readManagedCompany(
  { sql, now }: Pick<ModerationDeps, 'sql' | 'now'>,
  id: number,
  context: CallContext,
): Promise<CallOutcome<typeof getManagedCompany>> {
  const { actor } = principalOf(context);
  const row = await findManagedCompany(sql, actor, id);

  return row ? presentManaged(sql, row, actor, new Date(now())) : new Failure<'not-found', null>('not-found');
}
