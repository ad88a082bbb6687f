import type { Sql } from 'postgres';
import { hashPassword } from '../../auth/passwords.ts';
import { demoAccounts, demoPassword } from './demoLogins.ts';

const [[, seller], [, company], [, suspended]] = demoAccounts;

/** Makes accounts of the demo that one can sign in to: a seller and a company with their ads, and a suspended person. */
export async function openDemoAccounts(sql: Sql): Promise<void> {
  const hash = await hashPassword(demoPassword);
  await sql`
    insert into users (name, email, status, country_id) select 'Obustavljen Nalog', ${suspended}, 2, id from country where code = 'RS'
    on conflict (email) do nothing`;
  await sql`
    update users set email_verified_at = now(), brand = 'volan', language = 'rs' where email in ${sql([seller, company, suspended])}`;
  await sql`
    insert into user_password (user_id, hash)
    select id, ${hash} from users where email in ${sql([seller, company, suspended])}
    on conflict do nothing`;
}
