import type { BrowserContext } from 'playwright-core';
import { userStatus } from '../packages/domain-rules/src/index.ts';
import { demoPassword, demoTotpSecret } from '../apps/api/src/cli/demo/demoLogins.ts';
import { hosts } from './addressOf.ts';
import { sendForm, type Answer } from './ask.ts';
import { codeNow } from './codeNow.ts';
import { openSql } from './sql.ts';

export type Brand = 'volan' | 'gearlane';

/** The password of everybody who signs up in a journey. */
export const password = 'plava kuća na bregu';

let people = 0;

/** An e-mail address that nobody else has. */
export const newEmail = (): string => `osoba${++people}.${process.pid}.${Date.now()}@primer.rs`;

/** Deletes all rate limits. The journeys share one address, which may open only five accounts a day. */
export async function resetRateLimits(): Promise<void> {
  const sql = openSql();
  await sql`delete from rate_limit`;
  // a TOTP code could otherwise be used once only
  await sql`update totp set last_step = 0`;
  await sql.end();
}

/** Copies the cookies of an answer into a browser context. */
async function takeCookies(context: BrowserContext, brand: Brand, { headers, status, body }: Answer) {
  const set: readonly string[] = [headers['set-cookie'] ?? []].flat();
  if (status !== 303) throw new Error(`Signing in was answered with ${status}: ${body.slice(0, 500)}`);

  await context.addCookies(
    set.map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return { name, value, domain: `.${hosts[brand]}`, path: '/', sameSite: 'Lax', httpOnly: /httponly/i.test(line) };
    }),
  );
}

/**
 * Signs a browser in without its forms. For accounts with a second step it sends the current code of the demo's
 * administrators.
 */
export async function signIn(context: BrowserContext, brand: Brand, email: string, word = demoPassword): Promise<void> {
  const first = await sendForm(brand, '/signin', { form: 'sign-in', email, password: word });
  const [, challenge] = /name="challenge" value="([^"]+)"/.exec(first.body) ?? [];
  const form = { form: 'second-step', challenge: challenge ?? '', code: codeNow(demoTotpSecret) };

  await takeCookies(context, brand, challenge === undefined ? first : await sendForm(brand, '/signin', form));
}

/** Somebody who signed up. */
export interface Person {
  id: number;
  email: string;
}

/**
 * Opens an account without its forms and confirms its e-mail address, which writing and selling require, and a phone,
 * which the first ad requires.
 */
export async function signUp(context: BrowserContext, brand: Brand): Promise<Person> {
  const email = newEmail();
  const form = { form: 'sign-up', name: 'Milica Đorđević', email, password };
  await takeCookies(context, brand, await sendForm(brand, '/signup', form));

  const sql = openSql();
  const [row] = await sql<{ id: number }[]>`
    update users set status = ${userStatus.active}, email_verified_at = now(), mobile = '+38160' || 1000000 + id,
      mobile_verified_at = now()
    where email = ${email}
    returning id::int`;
  await sql.end();

  return { id: row?.id ?? 0, email };
}
