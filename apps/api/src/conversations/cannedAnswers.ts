import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type CannedAnswer,
  type deleteCannedAnswer,
  type listCannedAnswers,
  type saveCannedAnswer,
} from '@volan/api-contract';
import { canAccess, maxCannedAnswers, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { accountsOf } from '../ads/ownership.ts';

const notFound = () => new Failure<'not-found', null>('not-found');

/**
 * The account of a company that the actor acts for. It is locked, so that answers of a company are counted one after
 * the other.
 */
async function accountOf(sql: Sql | TransactionSql, actor: Actor, companyId: number): Promise<number | null> {
  const [row] = await sql<{ user_id: number }[]>`
    select user_id from company where id = ${companyId} and status < 2 for no key update`;
  return row && canAccess('companies.edit', actor, { ownerId: row.user_id, countryId: null }) ? row.user_id : null;
}

/** The prepared answers of a company, by title. [H07] */
export async function readCannedAnswers(
  sql: Sql,
  { company_id: companyId }: CallRequest<typeof listCannedAnswers>,
  actor: Actor,
): Promise<CallOutcome<typeof listCannedAnswers>> {
  const account = await accountOf(sql, actor, companyId);
  if (account === null) return notFound();

  const rows = await sql<Omit<CannedAnswer, 'company_id'>[]>`
    select id, title, text from canned_answer where user_id = ${account} order by title, id limit ${maxCannedAnswers}`;

  return rows.map((row) => ({ ...row, company_id: companyId }));
}

/** Stores a prepared answer. */
export async function storeCannedAnswer(
  database: Sql,
  { company_id: companyId, title, text }: CallRequest<typeof saveCannedAnswer>,
  actor: Actor,
): Promise<CallOutcome<typeof saveCannedAnswer>> {
  return database.begin(async (sql): Promise<CallOutcome<typeof saveCannedAnswer>> => {
    const account = await accountOf(sql, actor, companyId);
    if (account === null) return notFound();

    const [others] = await sql<{ count: number }[]>`
      select count(*)::int from canned_answer where user_id = ${account} and title <> ${title}`;
    if ((others?.count ?? 0) >= maxCannedAnswers) return fieldFailure('title', 'max');

    const [row] = await sql<{ id: number }[]>`
      insert into canned_answer (user_id, title, text) values (${account}, ${title}, ${text})
      on conflict (user_id, title) do update set text = excluded.text returning id`;

    return row ? { id: row.id, company_id: companyId, title, text } : notFound();
  });
}

/** Removes a prepared answer of a company that the actor acts for. */
export async function removeCannedAnswer(
  sql: Sql,
  { id }: CallRequest<typeof deleteCannedAnswer>,
  actor: Actor,
): Promise<CallOutcome<typeof deleteCannedAnswer>> {
  const { count } = await sql`
    delete from canned_answer where id = ${id} and user_id = any (${accountsOf(actor)}::bigint[])`;
  return { removed: count > 0 };
}
