import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import type { Keys } from './keys.ts';

/** What a code is good for. */
type CodePurpose = 'verify-email' | 'reset-password' | 'remove-account' | 'sign-in' | 'verify-phone';

/** How long a code is good, in minutes. [J09] */
export const codeMinutes = 10;

/** How often somebody may be wrong. [J09] */
export const maxTries = 5;

/**
 * Whether a code was right. `code-expired` also means that there is no code, or that it was guessed too often. [M20]
 */
type CodeVerdict = 'right' | 'code-wrong' | 'code-expired';

/** Which of the codes of an account is meant. */
interface CodeOf {
  /** What it confirms, such as a phone. */
  readonly target?: string;
  /** The browser that asked for it, where nobody is signed in: in another one it is wrong, and costs it no try. */
  readonly asker?: Buffer;
}

/**
 * Codes of six digits, one of a kind for an account and an asker. The plain code is returned once; the table holds a
 * keyed hash.
 */
export interface OneTimeCodes {
  /** Makes a code; an earlier one of the kind is good no longer. */
  make(sql: Sql | TransactionSql, userId: number, purpose: CodePurpose, of?: CodeOf): Promise<string>;
  /** Whether a code is right; it stays good. A wrong one counts as a try. */
  check(
    sql: Sql | TransactionSql,
    userId: number,
    purpose: CodePurpose,
    code: string,
    of?: CodeOf,
  ): Promise<CodeVerdict>;
  /** The same, and a right code is used up; gives what it was made for beside. With a target only one made for it is right. */
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

  /** Counts a try before it compares, so that parallel guesses cannot be more than five. */
  async function judge(
    sql: Sql | TransactionSql,
    userId: number,
    purpose: CodePurpose,
    code: string,
    { target, asker = nobody }: CodeOf,
  ) {
    const [row] = await sql<{ hash: Buffer; target: string | null }[]>`
      update one_time_code set tries = tries + 1
      where user_id = ${userId} and purpose = ${purpose} and asker = ${asker} and expires_at > now() and tries < ${maxTries}
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
        set hash = excluded.hash, target = excluded.target, tries = 0, created_at = now(), expires_at = excluded.expires_at`;
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
      // of two that use it at once only one deletes the row
      const { count } = await sql`
        delete from one_time_code
        where user_id = ${userId} and purpose = ${purpose} and asker = ${of.asker ?? nobody}
          and hash = ${hashOf(userId, purpose, code)}`;
      return count > 0 ? judged : { verdict: 'code-expired', target: null };
    },
  };
}
