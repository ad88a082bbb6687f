import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Sql, TransactionSql } from 'postgres';
import type { Keys } from './keys.ts';

/** How long one code is shown, in seconds; the codes before and after it are accepted too, for clocks that differ. */
const period = 30;

const totpOf = (secret: Secret, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period });

/** Seals the secret of an account with AES-256-GCM: 12 bytes nonce, 16 bytes tag, then the secret. */
function seal(keys: Keys, userId: number, secret: Uint8Array) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys('totp'), nonce).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);

  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function open(keys: Keys, userId: number, sealed: Buffer) {
  const decipher = createDecipheriv('aes-256-gcm', keys('totp'), sealed.subarray(0, 12))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(sealed.subarray(12, 28));
  const secret = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}

/** Secret for an authenticator app. */
export interface NewTotp {
  /** In base32, for typing. */
  readonly secret: string;
  /** `otpauth://` address, for the QR code. */
  readonly uri: string;
}

/** Makes a secret that waits for its first code; an earlier unconfirmed one is replaced. */
export async function makeTotp(
  sql: Sql | TransactionSql,
  keys: Keys,
  { userId, issuer, label }: { readonly userId: number; readonly issuer: string; readonly label: string },
): Promise<NewTotp> {
  const secret = new Secret({ size: 20 });
  await storeTotp(sql, keys, userId, secret.base32, false);
  return { secret: secret.base32, uri: totpOf(secret, issuer, label).toString() };
}

/** Stores a secret, which replaces the earlier one. @param secret in base32 */
export async function storeTotp(
  sql: Sql | TransactionSql,
  keys: Keys,
  userId: number,
  secret: string,
  confirmed: boolean,
): Promise<void> {
  const sealed = seal(keys, userId, Secret.fromBase32(secret).bytes);
  await sql`
    insert into totp (user_id, secret, confirmed_at) values (${userId}, ${sealed}, ${confirmed ? sql`now()` : null})
    on conflict (user_id) do update
    set secret = excluded.secret, confirmed_at = excluded.confirmed_at, last_step = 0, created_at = now()`;
}

/**
 * Whether a code of six digits is right at this moment, and was not used before. If two requests use the same code, one
 * is refused.
 *
 * @param now milliseconds since 1970
 * @param confirmed false: check against the secret that waits for its first code
 */
export async function consumeTotp(
  sql: Sql | TransactionSql,
  keys: Keys,
  { userId, code, now, confirmed }: { userId: number; code: string; now: number; confirmed: boolean },
): Promise<boolean> {
  const [row] = await sql<{ secret: Buffer }[]>`
    select secret from totp where user_id = ${userId} and (confirmed_at is not null) = ${confirmed}`;
  if (!row) return false;

  const delta = totpOf(open(keys, userId, row.secret), '', '').validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return false;

  const step = Math.floor(now / 1000 / period) + delta;
  const { count } = await sql`
    update totp set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${userId} and last_step < ${step} and secret = ${row.secret}`;

  return count > 0;
}

/** Whether signing in asks an account for a second step. */
export async function hasTotp(sql: Sql | TransactionSql, userId: number): Promise<boolean> {
  const rows = await sql`select from totp where user_id = ${userId} and confirmed_at is not null`;
  return rows.length > 0;
}
