import { groups } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { Keys } from '../../auth/keys.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { storeTotp } from '../../auth/totp.ts';
import { demoAdministrators, demoPassword, demoTotpSecret } from './demoLogins.ts';

/**
 * Makes the administrators of the demo, one for everything and one for Serbia, with a second step whose secret is
 * known. Repeating it changes nothing. [H03, H04]
 */
export async function openDemoAdministrators(sql: Sql, keys: Keys): Promise<void> {
  const hash = await hashPassword(demoPassword);
  for (const [name, email] of demoAdministrators) {
    const group = name === 'Administrator' ? groups.administrators : groups.regionalAdministrators;
    await sql.begin(async (transaction) => {
      const [user] = await transaction<{ id: number }[]>`
        insert into users (name, email, status, country_id, email_verified_at, brand, language)
        select ${name}, ${email}, 1, id, now(), 'volan', 'rs' from country where code = 'RS'
        on conflict (email) do nothing returning id::int`;
      if (!user) return;

      await transaction`insert into user_password (user_id, hash) values (${user.id}, ${hash})`;
      await transaction`insert into user_group (user_id, group_id) values (${user.id}, ${group})`;
      await storeTotp(transaction, keys, user.id, demoTotpSecret, true);
    });
  }
}
