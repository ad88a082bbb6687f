import { groups, type Actor, type Membership } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { Principal } from '../platform/server/Principal.ts';
import { readAccessToken } from './accessToken.ts';
import type { Keys } from './keys.ts';
import { validMemberships } from './memberships.ts';
import { isValidSession } from './validSessions.ts';

/**
 * The user of an access token, with their rights at this moment. The rights of an administrator are left out until a
 * second factor was shown. One query to the database.
 *
 * @param now milliseconds since 1970
 */
export async function principalOfToken(sql: Sql, keys: Keys, token: string, now: number): Promise<Principal | null> {
  const claims = await readAccessToken(keys, token, now);
  if (!claims) return null;

  const [row] = await sql<
    {
      status: Actor['status'];
      type_id: Actor['profileType'];
      country_id: number | null;
      groups: number[];
      memberships: Membership[];
      authenticated_at: Date;
      impersonator_id: number | null;
      parent_id: string | null;
      second_factor: boolean;
      must_change: boolean;
    }[]
  >`
    select users.status, users.type_id, users.country_id, authenticated_at, impersonator_id::int, parent_id,
      second_factor_at is not null as second_factor,
      exists (select from user_password where user_password.user_id = users.id and must_change) as must_change,
      array(select group_id::int from user_group where user_id = users.id) as groups,
      (select coalesce(jsonb_agg(jsonb_build_object('accountId', company.user_id, 'profileType', business_type,
        'role', role)), '[]')
       from ${validMemberships(sql)} where company_member.user_id = users.id) as memberships
    from session join users on users.id = session.user_id
    where session.id = ${claims.sessionId} and session.user_id = ${claims.userId} and ${isValidSession(sql)}`;
  if (!row) return null;

  return {
    actor: {
      id: claims.userId,
      groups: row.second_factor ? row.groups : row.groups.filter((group) => !isAdministrative(group)),
      status: row.status,
      profileType: row.type_id,
      countryId: row.country_id,
      memberships: row.memberships,
      impersonated: row.impersonator_id !== null,
      // the owner has to change it, not the administrator who is signed in as the owner
      mustChangePassword: row.must_change && row.impersonator_id === null,
    },
    sessionId: claims.sessionId,
    authenticatedAt: row.authenticated_at,
    impersonatorId: row.impersonator_id,
    parentSessionId: row.parent_id,
  };
}

const isAdministrative = (group: number) => Object.values<number>(groups).includes(group);
