import {
  acceptInvitation,
  Failure,
  inviteMember,
  listMemberships,
  readInvitation,
  removeMember,
  withdrawInvitation,
} from '@volan/api-contract';
import { canAccess } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { accept, invite, showInvitation } from './invitations.ts';
import { deleteMember, findCompany, membershipsOf } from './members.ts';

const anHour = 3600;
const aDay = 86_400;

/** Members of a company: owners invite and remove them, every member sees the others and may leave. [H07] */
export function memberRoutes(
  app: FastifyInstance,
  { sql, limits }: { readonly sql: Sql; readonly limits: RateLimits },
) {
  const invitations = {
    ofCompany: limits({ name: 'company-invite', max: 50, withinSeconds: aDay }),
    // protects people from many mails of a company that they do not know
    toAddress: limits({ name: 'company-invite-address', max: 3, withinSeconds: aDay }),
  };
  const tries = limits({ name: 'company-token', max: 30, withinSeconds: anHour });

  serve(app, listMemberships, (_input, context) => membershipsOf(sql, principalOf(context).actor.id));
  serve(app, inviteMember, (input, context) => invite(sql, invitations, input, context));
  serve(app, readInvitation, (input, context) => showInvitation(sql, tries, input, context));
  serve(app, acceptInvitation, (input, context) => accept(sql, tries, input, context));
  serve(app, withdrawInvitation, async ({ id }, context) => {
    const [row] = await sql<{ company_id: number }[]>`select company_id from company_invitation where id = ${id}`;
    const company = row && (await findCompany(sql, row.company_id));
    const record = company && { ownerId: company.accountId, countryId: company.countryId };
    // the same response for an invitation of another company as for a missing one
    if (!record || !canAccess('staff.edit', principalOf(context).actor, record)) return new Failure('not-found');

    const { count } = await sql`delete from company_invitation where id = ${id}`;

    // somebody has joined with it meanwhile
    return count > 0 ? { removed: true as const } : new Failure('not-found');
  });
  serve(app, removeMember, async ({ company_id, user_id }, context) => {
    const { actor } = principalOf(context);
    const company = await findCompany(sql, company_id);
    if (!company) return new Failure('not-found');

    const record = { ownerId: company.accountId, countryId: company.countryId };
    if (user_id !== actor.id && !canAccess('staff.edit', actor, record)) return new Failure('forbidden');
    if (user_id === company.accountId) return new Failure('conflict');

    return deleteMember(sql, company, { userId: user_id, by: actor.id });
  });
}
