import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import type { Keys } from './keys.ts';

/** Purpose of a code. */
type CodePurpose =
  | 'verify-email'
  | 'reset-password'
  | 'remove-account'
  | 'sign-in'
  | 'verify-phone'
  | 'change-email'
  | 'change-email-present';

/** How long a code is valid, in minutes. [J09] */
export const codeMinutes = 10;

/** Most wrong tries with a code. [J09] */
export const maxTries = 5;

/**
 * Whether a code was right. `code-expired` also means that there is no code, or that it was guessed too often. [M20]
 */
type CodeVerdict = 'right' | 'code-wrong' | 'code-expired';

/** Selects one of the codes of an account. */
interface CodeOf {
  /** The value that it confirms, such as a phone. */
  readonly target?: string;
  /**
   * The browser that asked for the code, if nobody is signed in. In another browser the code is wrong, and uses up no
   * try.
   */
  readonly asker?: Buffer;
}

/**
 * Codes of six digits, one of a kind for an account and an asker. The plain code is returned once; the table holds a
 * keyed hash.
 */
export interface OneTimeCodes {
  /** Makes a code; an earlier one of the same kind is no longer valid. */
  make(sql: Sql | TransactionSql, userId: number, purpose: CodePurpose, of?: CodeOf): Promise<string>;
  /** Whether a code is right; it stays valid. A wrong one counts as a try. */
  check(
    sql: Sql | TransactionSql,
    userId: number,
    purpose: CodePurpose,
    code: string,
    of?: CodeOf,
  ): Promise<CodeVerdict>;
  /**
   * The same, but a right code is used up. Also returns what the code was made for. With a target, only a code made for
   * that target is right.
   */
  use(
    sql: Sql | TransactionSql,
    userId: number,
    purpose: CodePurpose,
    code: string,
    of?: CodeOf,
  ): Promise<{ readonly verdict: CodeVerdict; readonly target: string | null }>;
}

const nobody = Buffer.alloc(0);

/** One-time codes under the keys of the API. */
export function createOneTimeCodes(keys: Keys): OneTimeCodes {
  const hashOf = (userId: number, purpose: CodePurpose, code: string) =>
    createHmac('sha256', keys('one-time-code')).update(`${userId} ${purpose} ${code}`).digest();

  /** Counts a try before it compares, so that parallel requests cannot guess more than five times. */
  async function judge(
    sql: Sql | TransactionSql,
    userId: number,
    purpose: CodePurpose,
    code: string,
    { target, asker = nobody }: CodeOf,
  ) {
    const [row] = await sql<{ hash: Buffer; target: string | null }[]>`
      update one_time_code set tries = tries + 1
      where user_id = ${userId} and purpose = ${purpose} and asker = ${asker} and expires_at > now()
        and tries < ${maxTries}
      returning hash, target`;
    if (!row) return { verdict: 'code-expired', target: null } as const;

    const isFor = target === undefined || row.target === target;
    const right = timingSafeEqual(row.hash, hashOf(userId, purpose, code)) && isFor;

    return { verdict: right ? 'right' : 'code-wrong', target: row.target } as const;
  }

  return {
    async make(sql, userId, purpose, { target, asker = nobody } = {}) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await sql`
        insert into one_time_code (user_id, purpose, asker, hash, target, expires_at)
        values (
          ${userId}, ${purpose}, ${asker}, ${hashOf(userId, purpose, code)}, ${target ?? null},
          now() + make_interval(mins => ${codeMinutes}))
        on conflict (user_id, purpose, asker) do update
        set hash = excluded.hash, target = excluded.target, tries = 0, created_at = now(),
          expires_at = excluded.expires_at`;
      return code;
    },
    async check(sql, userId, purpose, code, of = {}) {
      const { verdict } = await judge(sql, userId, purpose, code, of);
      if (verdict === 'right') {
        await sql`
          update one_time_code set tries = tries - 1
          where user_id = ${userId} and purpose = ${purpose} and asker = ${of.asker ?? nobody}`;
      }
      return verdict;
    },
    async use(sql, userId, purpose, code, of = {}) {
      const judged = await judge(sql, userId, purpose, code, of);
      if (judged.verdict !== 'right') return judged;

      // if two requests use it at once, only one deletes the row
      const { count } = await sql`
        delete from one_time_code
        where user_id = ${userId} and purpose = ${purpose} and asker = ${of.asker ?? nobody}
          and hash = ${hashOf(userId, purpose, code)}`;

      return count > 0 ? judged : { verdict: 'code-expired', target: null };
    },
  };
}
