import type { Sql } from 'postgres';
import { demoPartnerKey } from './demoLogins.ts';

/**
 * Makes the key for widgets on pages of this machine, including those of the demo's own hosts. Repeating it changes
 * nothing.
 */
export async function openDemoPartner(sql: Sql): Promise<void> {
  await sql`
    insert into partner_key (key, name, domains) values (${demoPartnerKey}, 'Demo', '{localhost}')
    on conflict (key) do nothing`;
}
