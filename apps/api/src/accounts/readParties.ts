import type { ConversationParty } from '@volan/api-contract';
import { userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { avatarUrl } from './imageUrls.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly status: number;
  readonly company: string | null;
  readonly company_name: string | null;
  readonly avatar: number | null;
}

/** Accounts as others see them in conversations, by id. */
export async function readParties(
  sql: Sql | TransactionSql,
  ids: readonly number[],
): Promise<(id: number) => ConversationParty> {
  const rows = await sql<Row[]>`
    select users.id, users.name, users.status, company.slug as company, company.name as company_name,
      coalesce(company.logo_id, user_image.picture_id) as avatar
    from users left join company on company.user_id = users.id and company.status < 2
      left join user_image on user_image.user_id = users.id and kind = 'avatar'
    where users.id = any (${[...new Set(ids)]}::bigint[])`;
  const byId = new Map(rows.map((row) => [row.id, presentParty(row)]));
  return (id) => byId.get(id) ?? { id, name: '', company: null, avatar: null, gone: true };
}

function presentParty({ id, name, status, company, company_name: companyName, avatar }: Row): ConversationParty {
  const gone = status >= userStatus.banned;
  // the name of a removed user is not shown
  if (gone) return { id, name: '', company: null, avatar: null, gone };
  return { id, name: companyName ?? name, company, avatar: avatarUrl(avatar), gone };
}
