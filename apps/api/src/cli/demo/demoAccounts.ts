import type { Sql } from 'postgres';
import { hashPassword } from '../../auth/passwords.ts';
import { demoAccounts, demoPassword } from './demoLogins.ts';

const [[, seller], [, company], [, suspended]] = demoAccounts;

/** Makes accounts of the demo that one can sign in to: a seller, a company with a packet, and a suspended person. */
export async function openDemoAccounts(sql: Sql): Promise<void> {
  const hash = await hashPassword(demoPassword);
  await sql`
    insert into users (name, email, status, country_id) select 'Obustavljen Nalog', ${suspended}, 2, id from country
      where code = 'RS'
    on conflict (email) do nothing`;
  await sql`
    update users set email_verified_at = now(), brand = 'volan', language = 'rs'
      where email in ${sql([seller, company, suspended])}`;
  await sql`
    insert into user_password (user_id, hash)
    select id, ${hash} from users where email in ${sql([seller, company, suspended])}
    on conflict do nothing`;
  // with a packet, so that it has a feed and more free ads
  await sql`
    insert into user_plan (user_id, plan, starts_at, ends_at, months, anchored_at, next_grant_at)
    select id, 'lot', now(), now() + interval '1 year', 12, now(), now() from users
    where email = ${company} and not exists (select from user_plan where user_id = users.id)`;
  // The promotions of these two sellers last 30 days, as bought ones do; those of all other demo ads last two years
  // (storeDemoAds).
  await sql`
    update ad_boost set starts_at = now() - interval '12 days', ends_at = now() + interval '18 days'
    where ad_id in (select ad.id from ad join users on users.id = user_id where email in ${sql([seller, company])})`;
}
