import type { CompanyDocument, HoursException, OpenHours, OwnCompany, ReviewedCompanyData } from '@volan/api-contract';
import {
  canAccess,
  companyReasons,
  type Actor,
  type CompanyReviewState,
  type PermissionName,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** A stored company with its review. */
export interface CompanyRow {
  readonly id: number;
  readonly user_id: number;
  readonly slug: string;
  /** 0 waits for approval, 1 public, 2 closed. */
  readonly status: number;
  readonly type: number;
  readonly country_id: number;
  readonly region_id: number | null;
  readonly city_id: number | null;
  readonly city: string | null;
  readonly name: string;
  readonly legal_name: string;
  readonly tax_id: string | null;
  readonly registry_number: string | null;
  readonly address: string | null;
  readonly phones: readonly string[];
  readonly web: string | null;
  readonly opening_hours: (OpenHours | null)[] | null;
  readonly hours_exceptions: HoursException[];
  readonly lat: number | null;
  readonly lng: number | null;
  readonly verified: boolean;
  readonly verified_until: Date | null;
  /** Changes with each change of the company: microseconds since 1970. */
  readonly version: string;
  readonly changes: Partial<ReviewedCompanyData> | null;
  readonly waiting_since: Date | null;
  readonly question: string;
  readonly answered: string;
  readonly answer: string;
  readonly answered_at: Date | null;
  readonly refused_for: readonly string[];
  readonly reason: string;
  readonly decided_at: Date | null;
}

/** Reads a company with its review; null if there is none. */
export async function readCompanyRow(sql: Sql | TransactionSql, id: number): Promise<CompanyRow | null> {
  const [row] = await sql<CompanyRow[]>`
    select company.id::int, user_id::int, slug, company.status, coalesce(users.own_type_id, users.type_id)::int as type,
      company.country_id, company.region_id, company.city_id, city.name as city, company.name, legal_name, tax_id,
      registry_number, company.address, phones, web, opening_hours, hours_exceptions, company.lat, company.lng,
      users.verified, users.verified_until,
      (extract(epoch from company.updated_at) * 1000000)::bigint::text as version, changes, waiting_since,
      coalesce(question, '') as question, coalesce(answered, '') as answered, coalesce(answer, '') as answer,
      answered_at, coalesce(refused_for, '{}') as refused_for, coalesce(reason, '') as reason, decided_at
    from company join users on users.id = company.user_id
    left join city on city.id = company.city_id left join company_review on company_id = company.id
    where company.id = ${id}`;
  return row ?? null;
}

/** The data of a company that moderators look at. */
export const reviewedData = (row: CompanyRow): ReviewedCompanyData => ({
  name: row.name,
  legal_name: row.legal_name,
  tax_id: row.tax_id ?? '',
  registry_number: row.registry_number ?? '',
  address: row.address ?? '',
});

/** The state of a company's review. Null: nothing waits and nothing was refused. */
export function reviewStateOf(row: CompanyRow): CompanyReviewState | null {
  if (row.status === 2) return null;
  if (row.waiting_since !== null) return row.question === '' ? 'waiting' : 'asked';

  const isRefused = row.decided_at !== null && (row.status === 0 || row.changes !== null);

  return isRefused ? 'refused' : null;
}

/** The reasons of a refusal, in the order of the table. */
export const refusedFor = (row: CompanyRow) => companyReasons.filter((reason) => row.refused_for.includes(reason));

/** What the company and moderators both see. */
export async function presentShared(sql: Sql | TransactionSql, row: CompanyRow) {
  const { id, slug, type, country_id, region_id, city_id, city, web, verified } = row;

  return {
    id,
    slug,
    status: (['new', 'public', 'closed'] as const)[row.status] ?? 'closed',
    data: reviewedData(row),
    changes: row.changes,
    type,
    country_id,
    region_id,
    city_id,
    city,
    phones: [...row.phones],
    web,
    verified,
    verified_until: row.verified_until?.toISOString() ?? null,
    documents: await documentsOf(sql, id),
  };
}

/** The documents of a company, the oldest first. */
async function documentsOf(sql: Sql | TransactionSql, companyId: number): Promise<CompanyDocument[]> {
  const rows = await sql<(Omit<CompanyDocument, 'at'> & { at: Date })[]>`
    select id, kind, name, bytes, at from company_document where company_id = ${companyId} order by at, id`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** A company as those who act for it see it; null if there is none. Only its owner sees the documents. [M12, P55] */
export async function readOwnCompany(sql: Sql | TransactionSql, id: number, actor: Actor): Promise<OwnCompany | null> {
  const row = await readCompanyRow(sql, id);
  if (!row) return null;

  const { lat, lng, opening_hours, hours_exceptions } = row;
  const state = reviewStateOf(row);
  const since = row.waiting_since ?? row.decided_at;
  const shared = await presentShared(sql, row);
  const seesDocuments = canAccess('companies.documents', actor, { ownerId: row.user_id, countryId: row.country_id });

  return {
    ...shared,
    documents: seesDocuments ? shared.documents : [],
    opening_hours,
    hours_exceptions,
    location: lat === null || lng === null ? null : { lat, lng },
    review:
      state === null || since === null
        ? null
        : {
            state,
            since: since.toISOString(),
            question: row.question,
            reasons: state === 'refused' ? refusedFor(row) : [],
            text: state === 'refused' ? row.reason : '',
          },
  };
}

/**
 * Locks a company that the actor may act for by a row of the permission table; null: there is none, it is closed, or it
 * is out of reach.
 */
export async function lockOwnCompany(
  sql: TransactionSql,
  permission: PermissionName,
  actor: Actor,
  id: number,
): Promise<CompanyRow | null> {
  await sql`select from company where id = ${id} and status < 2 for no key update`;
  const row = await readCompanyRow(sql, id);
  if (!row || row.status === 2) return null;

  return canAccess(permission, actor, { ownerId: row.user_id, countryId: row.country_id }) ? row : null;
}
