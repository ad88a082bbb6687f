import {
  Failure,
  type CallOutcome,
  type CompanyInvitation,
  type CompanyMember,
  type CompanyMembership,
  type removeMember,
} from '@volan/api-contract';
import type { Sql, TransactionSql } from 'postgres';
import { notify } from '../notifications/notify.ts';
import { activeTerms } from '../accounts/plan.ts';

/** A company, with the facts that calls of its members need. */
export interface CompanyOfMembers {
  readonly id: number;
  readonly name: string;
  /** The account that opened it. */
  readonly accountId: number;
  readonly countryId: number;
}

/**
 * A company that is not closed; null if there is none with this id.
 *
 * @param lock keeps the row until the transaction ends, so that joining, inviting and leaving happen one after the
 *   other. Lock it after the rows of accounts, and before those of members and invitations
 */
export async function findCompany(
  sql: Sql | TransactionSql,
  id: number,
  lock = false,
): Promise<CompanyOfMembers | null> {
  const [row] = await sql<CompanyOfMembers[]>`
    select id, name, user_id as "accountId", country_id as "countryId" from company where id = ${id} and status < 2
    ${lock ? sql`for no key update` : sql``}`;
  return row ?? null;
}

/**
 * Whether somebody is an owner of a company. Call it under the company's lock, so that an owner who is removed at this
 * moment no longer counts.
 */
export async function isOwner(sql: TransactionSql, companyId: number, userId: number): Promise<boolean> {
  const [row] = await sql`
    select from company_member where company_id = ${companyId} and user_id = ${userId} and role = 'owner'`;
  return row !== undefined;
}

/** Number of members beside the account of a company, including invitations, and how many its packet allows. [M13] */
export async function seatsOf(sql: Sql | TransactionSql, company: Pick<CompanyOfMembers, 'id' | 'accountId'>) {
  const [row] = await sql<{ used: number }[]>`
    select (select count(*) from company_member where company_id = ${company.id} and user_id <> ${company.accountId})
      + (select count(*) from company_invitation where company_id = ${company.id} and expires_at > now()) as used`;
  const { staffSeats } = await activeTerms(sql, company.accountId);
  return { used: row?.used ?? 0, limit: staffSeats };
}

/**
 * The companies that an account acts for, with their other members. Staff do not get the data that only owners may see.
 */
export async function membershipsOf(sql: Sql, userId: number): Promise<CompanyMembership[]> {
  const companies = await sql<(CompanyOfMembers & { slug: string; role: CompanyMembership['role'] })[]>`
    select company.id, name, slug, company.user_id as "accountId", country_id as "countryId", role
    from company_member join company on company.id = company_id
    where company_member.user_id = ${userId} and status < 2 order by company.id`;
  return Promise.all(
    companies.map(async ({ id, name, slug, role, accountId }) => ({
      company_id: id,
      slug,
      name,
      role,
      members: await membersOf(sql, id, accountId, role === 'owner'),
      invitations: role === 'owner' ? await invitationsOf(sql, id) : [],
      seats: await seatsOf(sql, { id, accountId }),
    })),
  );
}

async function membersOf(sql: Sql, companyId: number, accountId: number, isOwner: boolean): Promise<CompanyMember[]> {
  const rows = await sql<(Omit<CompanyMember, 'joined_at' | 'is_account'> & { joined_at: Date })[]>`
    select user_id, users.name, case when ${isOwner} then email end as email, role, joined_at
    from company_member join users on users.id = user_id
    where company_id = ${companyId} and users.status < 4 order by joined_at, user_id`;
  return rows.map((row) => ({
    ...row,
    joined_at: row.joined_at.toISOString(),
    is_account: row.user_id === accountId,
  }));
}

async function invitationsOf(sql: Sql, companyId: number): Promise<CompanyInvitation[]> {
  const rows = await sql<(Omit<CompanyInvitation, 'expires_at'> & { expires_at: Date })[]>`
    select id, email, role, expires_at from company_invitation
    where company_id = ${companyId} and expires_at > now() order by id`;
  return rows.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() }));
}

/**
 * Takes somebody out of a company, by an owner or by themselves. The account of the company is never taken out. Members
 * who are removed by others are notified. The invitations that they made are deleted too, so that nobody joins by one
 * and no seat stays taken.
 */
export function deleteMember(
  sql: Sql,
  company: CompanyOfMembers,
  { userId, by }: { readonly userId: number; readonly by: number },
): Promise<CallOutcome<typeof removeMember>> {
  return sql.begin(async (transaction): Promise<CallOutcome<typeof removeMember>> => {
    if (!(await findCompany(transaction, company.id, true))) return new Failure('not-found');
    // if two owners remove each other, one of them stays
    if (by !== userId && !(await isOwner(transaction, company.id, by))) return new Failure('forbidden');

    const { count } = await transaction`
      delete from company_member
      where company_id = ${company.id} and user_id = ${userId} and user_id <> ${company.accountId}`;
    if (count === 0) return new Failure('not-found');

    await transaction`delete from company_invitation where company_id = ${company.id} and invited_by = ${userId}`;
    // members who leave by themselves need no notification
    if (by !== userId) {
      await notify(transaction, [userId], { event: 'member-removed', facts: { company: company.name } });
    }

    return { removed: true };
  });
}

/**
 * Removes a deleted account from the companies of others, with the invitations that it made, so that its seats are free
 * at once. Locks all its companies in the order of their ids, including its own.
 */
export async function leaveCompanies(sql: TransactionSql, userId: number): Promise<void> {
  await sql`
    select from company where id in (select company_id from company_member where user_id = ${userId})
    order by id for no key update`;
  await sql`
    delete from company_member using company
    where company.id = company_id and company_member.user_id = ${userId} and company.user_id <> ${userId}`;
  await sql`delete from company_invitation where invited_by = ${userId}`;
}

/** Deletes invitations a day after they expire. Returns how many. [M64] */
export async function deleteOldInvitations(sql: Sql): Promise<number> {
  const { count } = await sql`delete from company_invitation where expires_at < now() - interval '1 day'`;
  return count;
}
