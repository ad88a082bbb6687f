import { calls, type Call } from '@volan/api-contract';
import { can, userStatus, type Actor, type MemberRole, type Membership } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { changedTables, everyRow } from '../../testing/everyRow.ts';
import { insertCompany } from '../../testing/insertCompany.ts';
import { openTestAccounts } from '../../testing/openTestAccounts.ts';

/** Serbia and Germany. */
const [home, abroad] = [688, 276];

interface Someone {
  readonly status?: Actor['status'];
  readonly type?: Actor['profileType'];
  readonly groups?: readonly number[];
  readonly country?: number;
  /** What it is in the company of another account. */
  readonly member?: MemberRole;
  /** A second factor was shown. @default true */
  readonly secondFactor?: boolean;
  /** Somebody else has seen the password. */
  readonly seenPassword?: true;
  /** An administrator is signed in as this account. [J12] */
  readonly impersonated?: true;
  /** What is sent instead of a good access token. */
  readonly token?: 'none' | 'stale' | 'refresh' | 'forged';
}

/** Everybody that a call may come from. [H01-H08] */
const people: Readonly<Record<string, Someone>> = {
  visitor: { token: 'none' },
  user: {},
  'user who is not verified': { status: userStatus.notVerified },
  business: { type: 2 },
  partner: { type: 5 },
  'company staff': { member: 'staff' },
  'owner of a company beside its account': { member: 'owner' },
  'suspended user': { status: userStatus.suspended },
  'banned user': { status: userStatus.banned },
  'deleted user': { status: userStatus.deleted },
  'regional administrator': { groups: [6] },
  'regional administrator of another country': { groups: [6], country: abroad },
  administrator: { groups: [1] },
  'administrator without a second factor': { groups: [1], secondFactor: false },
  'suspended administrator': { groups: [1], status: userStatus.suspended },
  'user whom an administrator is signed in as': { impersonated: true },
  'user whose password somebody else has seen': { seenPassword: true },
  'administrator whose password somebody else has seen': { seenPassword: true, groups: [1] },
  'user with a stale token': { token: 'stale' },
  'user with a refresh token': { token: 'refresh' },
  'user with a forged token': { token: 'forged' },
};

const guarded = Object.entries<Call>(calls).filter(([, { access }]) => !can(access, null));

const test = openedForFile(openTestAccounts);

/** Signs somebody in as described; gives the token that is sent and who the server has to take it for. */
async function enter(someone: Someone): Promise<{ token: string | null; actor: Actor | null }> {
  const { status = userStatus.active, type = 1, groups = [], country = home, secondFactor = true } = someone;
  const { sql } = test.database;
  const { accessToken, refreshToken, user } = await test.person();
  await sql`update users set status = ${status}, type_id = ${type}, country_id = ${country} where id = ${user.id}`;
  for (const group of groups) await sql`insert into user_group (user_id, group_id) values (${user.id}, ${group})`;
  if (secondFactor) await sql`update session set second_factor_at = now() where user_id = ${user.id}`;
  if (someone.seenPassword) await sql`update user_password set must_change = true where user_id = ${user.id}`;
  if (someone.impersonated) {
    const { user: administrator } = await test.person();
    await sql`update users set status = ${userStatus.active} where id = ${administrator.id}`;
    await sql`insert into user_group (user_id, group_id) values (${administrator.id}, 1)`;
    await sql`update session set second_factor_at = now() where user_id = ${administrator.id}`;
    await sql`
      update session set impersonator_id = parent.user_id, parent_id = parent.id
      from session parent where session.user_id = ${user.id} and parent.user_id = ${administrator.id}`;
  }
  const memberships: Membership[] = [];
  if (someone.member) {
    const { user: account } = await test.person();
    await sql`update users set type_id = 2, status = ${userStatus.active} where id = ${account.id}`;
    await insertCompany(sql, { seller: account.id, name: `Firma ${account.id}` });
    await sql`
      insert into company_member (company_id, user_id, role)
      select id, ${user.id}, ${someone.member} from company where user_id = ${account.id}`;
    memberships.push({ accountId: account.id, profileType: 2, role: someone.member });
  }
  const tokens = { none: null, stale: accessToken, refresh: refreshToken, forged: `${accessToken.slice(0, -4)}AAAA` };
  const isKnown = someone.token === undefined && status !== userStatus.banned && status !== userStatus.deleted;

  return {
    token: someone.token ? tokens[someone.token] : accessToken,
    actor: isKnown
      ? {
          id: user.id,
          groups: secondFactor ? groups : [],
          status,
          profileType: type,
          countryId: country,
          memberships,
          impersonated: someone.impersonated ?? false,
          mustChangePassword: someone.seenPassword ?? false,
        }
      : null,
  };
}

/** A call with an empty body: who may not is refused before it is read. */
const send = ({ method, path }: Call, token: string | null) =>
  test.call(
    method,
    path.replaceAll(/\{\w+\}/g, '1'),
    method === 'GET' || method === 'DELETE' ? null : {},
    token === null ? {} : { as: token },
  );

describe.each(Object.entries(people))('a %s', (_name, someone) => {
  it('reaches what the table of permissions allows, and for the rest is refused and changes nothing [H06]', async () => {
    await test.beginAnew();
    const { token, actor } = await enter(someone);
    if (someone.token === 'stale') test.now += 16 * 60_000;
    // the call that ends the session comes last
    const allowed = guarded
      .filter(([, { access }]) => can(access, actor))
      .toSorted(([one], [other]) => Number(one === 'leaveUser') - Number(other === 'leaveUser'));
    const refused = guarded.filter(([, { access }]) => !can(access, actor));
    const before = await everyRow(test.database.sql);
    for (const [name, call] of refused) {
      const { status, error } = await send(call, token);
      const isSuspended =
        actor?.status === userStatus.suspended && can(call.access, { ...actor, status: userStatus.active });
      const isAnothers = actor?.impersonated === true && can(call.access, { ...actor, impersonated: false });
      const reason = someone.seenPassword
        ? 'password-must-change'
        : isSuspended
          ? 'suspended'
          : isAnothers
            ? 'not-in-person'
            : 'forbidden';
      const expected = actor === null ? [401, 'unauthenticated'] : [403, reason];
      expect([name, status, error]).toEqual([name, ...expected]);
    }
    expect(changedTables(before, await everyRow(test.database.sql))).toEqual([]);
    for (const [name, call] of allowed) {
      const { status } = await send(call, token);
      expect([name, [401, 403].includes(status)]).toEqual([name, false]);
    }
    expect(guarded.length).toBe(allowed.length + refused.length);
  });
});
