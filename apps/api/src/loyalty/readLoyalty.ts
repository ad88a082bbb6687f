import type { CallOutcome, CallRequest, getMyLoyalty } from '@volan/api-contract';
import { levelOf, loyaltyLevels, type LanguageValue } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { readMovements, type MovementDeps } from '../ledger/movements.ts';

/** All points that an account ever earned, less withdrawn ones. They decide its level. [M18] */
export async function earnedBy(sql: Sql | TransactionSql, userId: number): Promise<number> {
  const [row] = await sql<{ earned: number }[]>`
    select coalesce(sum(case when withdrawn_at is null then points else kept end), 0)::int as earned
    from loyalty_deed where user_id = ${userId}`;
  return row?.earned ?? 0;
}

async function owedBy(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ owed: number }[]>`
    select coalesce(sum(points - taken - kept), 0)::int as owed from loyalty_deed
    where user_id = ${userId} and withdrawn_at is not null`;
  return row?.owed ?? 0;
}

/** Level, points and a page of their history. [B17, M18] */
export async function readMyLoyalty(
  deps: MovementDeps,
  userId: number,
  { page = 1 }: CallRequest<typeof getMyLoyalty>,
  language: LanguageValue,
): Promise<CallOutcome<typeof getMyLoyalty>> {
  const [earned, owed, { data: movements, meta }] = await Promise.all([
    earnedBy(deps.sql, userId),
    owedBy(deps.sql, userId),
    readMovements(deps, userId, { page }, language, 'point'),
  ]);
  const { index, missing } = levelOf(earned);
  const level = loyaltyLevels[index]?.id ?? 'driver';

  return { data: { level, earned, to_next: missing, points: meta.balance, owed, movements }, meta };
}
