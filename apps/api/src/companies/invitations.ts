import { createHash, randomBytes } from 'node:crypto';
import {
  Failure,
  type acceptInvitation,
  type CallOutcome,
  type CallRequest,
  type inviteMember,
  type readInvitation,
} from '@volan/api-contract';
import { brands, canAccess, pathOf, userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { confirmAddress } from '../accounts/confirmAddress.ts';
import { notify } from '../notifications/notify.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findCompany, isOwner, seatsOf } from './members.ts';

/** How long a link is valid. */
const validFor = '7 days';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Invites somebody to a company by a mail with a link; the database keeps only the hash of its secret. The response
 * does not show whether the address has an account. An owner who is taken out, or removes their account, can invite
 * nobody any more, and their open invitations are deleted. [H07]
 */
export async function invite(
  sql: Sql,
  { ofCompany, toAddress }: { readonly ofCompany: RateLimit; readonly toAddress: RateLimit },
  { company_id, email, role }: CallRequest<typeof inviteMember>,
  context: CallContext,
): Promise<CallOutcome<typeof inviteMember>> {
  const { actor } = principalOf(context);
  const company = await findCompany(sql, company_id);
  const record = company && { ownerId: company.accountId, countryId: company.countryId };
  if (!company || !record || !canAccess('staff.edit', actor, record)) return new Failure('forbidden');
  if ((await ofCompany(String(company.id))) || (await toAddress(`${company.id} ${email}`))) return tooMany();

  const token = randomBytes(32).toString('base64url');
  const { brand, language } = context;

  return sql.begin(async (transaction): Promise<CallOutcome<typeof inviteMember>> => {
    // under a lock: two invitations at once must not take the same seat, and an owner who was removed meanwhile must
    // not invite
    const stands = await findCompany(transaction, company.id, true);
    if (!stands || !(await isOwner(transaction, company.id, actor.id))) return new Failure('forbidden');

    const [known] = await transaction`
      select from company_member join users on users.id = user_id
        where company_id = ${company.id} and email = ${email}`;
    if (known) return fieldFailure('email', 'already-member');

    await transaction`delete from company_invitation where company_id = ${company.id} and email = ${email}`;
    const { used, limit } = await seatsOf(transaction, company);
    if (used >= limit) return fieldFailure('email', 'seats-used-up');

    const [row] = await transaction<{ id: number; expires_at: Date; inviter: string }[]>`
      insert into company_invitation (company_id, email, role, hash, expires_at, invited_by)
      values (${company.id}, ${email}, ${role}, ${hashOf(token)}, now() + ${validFor}::interval, ${actor.id})
      returning id, expires_at, (select name from users where id = ${actor.id}) as inviter`;
    if (!row) throw new Error('The invitation was not stored.');

    const link = `${pathOf(brands[brand], 'companyInvitation', {}, language)}?token=${token}`;
    const values = { company: company.name, inviter: row.inviter, link };
    await queueMail(transaction, { to: email, brand, language, template: 'company-invitation', values });

    return { id: row.id, email, role, expires_at: row.expires_at.toISOString() };
  });
}

interface FoundInvitation {
  id: number;
  company_id: number;
  company: string;
  role: 'owner' | 'staff';
  is_for_you: boolean;
}

/** The invitation of a secret that is still valid. */
const findInvitation = async (sql: Sql | TransactionSql, token: string, userId: number) => {
  const [row] = await sql<FoundInvitation[]>`
    select company_invitation.id, company_id, company.name as company, role,
      company_invitation.email = (select email from users where id = ${userId}) as is_for_you
    from company_invitation join company on company.id = company_id
    where hash = ${hashOf(token)} and expires_at > now() and company.status < 2`;
  return row ?? null;
};

/** The company that a link leads to. */
export async function showInvitation(
  sql: Sql,
  isTooMany: RateLimit,
  { token }: CallRequest<typeof readInvitation>,
  context: CallContext,
): Promise<CallOutcome<typeof readInvitation>> {
  const { id } = principalOf(context).actor;
  if (await isTooMany(String(id))) return tooMany();

  const found = await findInvitation(sql, token, id);
  if (!found) return new Failure('not-found');

  const { company, role, is_for_you } = found;

  return { company, role, is_for_you: is_for_you ?? false };
}

/**
 * Joins a company by a link, once. Only the account with the invited address can join; the link of the mail proves that
 * the address is theirs. [M03]
 */
export async function accept(
  sql: Sql,
  isTooMany: RateLimit,
  { token }: CallRequest<typeof acceptInvitation>,
  context: CallContext,
): Promise<CallOutcome<typeof acceptInvitation>> {
  const { actor } = principalOf(context);
  if (await isTooMany(String(actor.id))) return tooMany();
  return sql.begin(async (transaction): Promise<CallOutcome<typeof acceptInvitation>> => {
    // an account that is removed at this moment cannot join
    const [stands] = await transaction`
      select from users where id = ${actor.id} and status < ${userStatus.suspended} for no key update`;
    if (!stands) return new Failure('forbidden');

    const found = await findInvitation(transaction, token, actor.id);
    if (!found) return new Failure('not-found');
    if (!found.is_for_you) return new Failure('forbidden');
    if (!(await findCompany(transaction, found.company_id, true))) return new Failure('not-found');

    const used = await transaction`delete from company_invitation where id = ${found.id}`;
    if (used.count === 0) return new Failure('not-found');

    const [joined] = await transaction<{ name: string; account: number }[]>`
      with made as (
        insert into company_member (company_id, user_id, role) values (${found.company_id}, ${actor.id}, ${found.role})
        on conflict do nothing returning company_id, user_id)
      select users.name, company.user_id as account from made
      join users on users.id = made.user_id join company on company.id = made.company_id`;
    await confirmAddress(transaction, actor.id);
    if (joined) {
      const facts = { name: joined.name, company: found.company };
      await notify(transaction, [joined.account], { event: 'member-joined', facts });
    }

    return { company_id: found.company_id };
  });
}
