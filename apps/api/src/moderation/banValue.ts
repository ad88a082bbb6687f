import { isIP } from 'node:net';
import { bannedEmailOf, bannedWordOf, type BanKind } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** Minimum prefix length of a banned network, in bits. Larger networks are whole providers. */
const minBits: Readonly<Record<number, number>> = { 4: 16, 6: 32 };

/** The IPv6 network that contains all IPv4 addresses. */
const mapped = { network: '::ffff:0.0.0.0/96', bits: 96 };

/** Normalises the value of a ban. Null: the value is invalid. [P58] */
export async function banValue(sql: Sql, kind: BanKind, text: string): Promise<string | null> {
  if (kind === 'word') return bannedWordOf(text);
  return kind === 'email' ? bannedEmailOf(text) : networkValue(sql, text.trim());
}

async function networkValue(sql: Sql, text: string): Promise<string | null> {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return null;

  const all = family === 4 ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return null;

  const fixed = bits === undefined ? all : Number(bits);
  if (fixed > all || fixed < (minBits[family] ?? all)) return null;

  const [row] = await sql<{ network: string; holds: boolean; within: string | null }[]>`
    select network(given)::text as network, given >>= ${mapped.network}::text::inet as holds,
      case when given << ${mapped.network}::text::inet then
        host('0.0.0.0'::inet + (given - ${mapped.network}::text::inet)) end as within
    from (select ${`${address}/${fixed}`}::text::inet as given) as asked`;
  if (!row || row.holds) return null;

  // one spelling for each address
  return row.within === null ? row.network : networkValue(sql, `${row.within}/${fixed - mapped.bits}`);
}
