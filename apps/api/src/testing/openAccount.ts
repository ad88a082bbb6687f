import type { OpenSession } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { signAccessToken } from '../auth/accessToken.ts';
import { insertAccount, readSessionUser } from '../accounts/accounts.ts';
import { deviceOf } from '../auth/deviceOf.ts';
import { mailAddressCode } from '../auth/emailVerification.ts';
import type { Keys } from '../auth/keys.ts';
import { createOneTimeCodes } from '../auth/oneTimeCodes.ts';
import { hashPassword } from '../auth/passwords.ts';
import { homeCountryOf } from '../auth/registration.ts';
import { openSession } from '../auth/sessions.ts';

/** A password that is accepted. */
export const goodPassword = 'plava kuća na bregu';

let hashOfGoodPassword: Promise<string> | undefined;

/**
 * Opens the account of a private person with `goodPassword` and signs in, as `POST /auth/register` does for an app. It
 * makes no call and hashes the password once for all accounts: tests open thousands of them, and a hash is slow on
 * purpose.
 *
 * @param now milliseconds since 1970
 */
export async function openAccount(
  { sql, keys, now }: { readonly sql: Sql; readonly keys: Keys; readonly now: number },
  { email, name, address }: { readonly email: string; readonly name: string; readonly address: string },
): Promise<OpenSession> {
  hashOfGoodPassword ??= hashPassword(goodPassword);
  const hash = await hashOfGoodPassword;
  const [brand, language] = ['volan', 'rs'] as const;
  const countryId = await homeCountryOf(sql, brand);

  const session = await sql.begin(async (transaction) => {
    const account = {
      email,
      name,
      hash,
      brand,
      language,
      type: 1,
      ...(countryId !== undefined && { countryId }),
    } as const;
    const userId = await insertAccount(transaction, account);
    if (userId === null) throw new Error(`The address ${email} is taken or banned.`);

    await mailAddressCode(transaction, createOneTimeCodes(keys), userId, name, { to: email, brand, language });
    const client = { brand, device: deviceOf('lightMyRequest'), address, country: null };

    return openSession(transaction, { userId, client, remembered: true });
  });

  const user = await readSessionUser(sql, session.sessionId);
  if (!user) throw new Error(`There is no account ${session.userId}.`);

  return { user, accessToken: await signAccessToken(keys, session, now), refreshToken: session.refreshToken };
}
