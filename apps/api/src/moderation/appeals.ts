import { Failure, type appealDecision, type CallOutcome, type CallRequest, type Statement } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import type { PendingQuery, Row, TransactionSql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { undoMs } from './decisions.ts';
import { accountsOf } from '../ads/ownership.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import {
  accountDecisions,
  adDecisions,
  canAppeal,
  companyDecisions,
  presentStatement,
  reviewDecisions,
  type StatementRow,
} from './statements.ts';
import { decisionOfToken } from './statementToken.ts';

type AppealOutcome = Statement | Failure<'not-found' | 'conflict', null>;

/** Files an appeal against a decision about the user's ad, account or company. [P60] */
export async function appeal(
  deps: ModerationDeps,
  { decision, text }: CallRequest<typeof appealDecision>,
  context: CallContext,
): Promise<CallOutcome<typeof appealDecision>> {
  const { actor } = principalOf(context);
  const id = Number(decision.slice(decision.indexOf('-') + 1));
  const told = new Date(deps.now() - undoMs);

  const saved = await deps.sql.begin((sql): Promise<SavedAppeal> => {
    const ofAd = sql`d.id = ${id} and ad.user_id = any (${accountsOf(actor)}::bigint[]) and d.decided_at <= ${told}`;
    const ofCompany = sql`d.id = ${id} and company.user_id = any (${accountsOf(actor)}::bigint[])
      and d.decided_at <= ${told}`;
    const found = decision.startsWith('ad-')
      ? adDecisions(sql, ofAd)
      : decision.startsWith('company-')
        ? companyDecisions(sql, ofCompany)
        : decision.startsWith('review-')
          ? reviewDecisions(sql, sql`d.id = ${id} and review.author_id = ${actor.id}`)
          : accountDecisions(sql, sql`d.id = ${id} and d.user_id = ${actor.id}`);

    return saveAppeal(sql, found, { text, now: new Date(deps.now()) });
  });

  return presentAppeal(deps, saved, context.language);
}

/** Files an appeal with the token of a mail, because a suspended user cannot sign in. [P60] */
export async function appealWithToken(
  deps: ModerationDeps,
  { token, text }: { readonly token: string; readonly text: string },
  language: LanguageValue,
): Promise<AppealOutcome> {
  const id = decisionOfToken(deps.secret, token);
  if (id === null) return new Failure('not-found');

  const saved = await deps.sql.begin((sql) =>
    saveAppeal(sql, accountDecisions(sql, sql`d.id = ${id}`), { text, now: new Date(deps.now()) }),
  );

  return presentAppeal(deps, saved, language);
}

type SavedAppeal = StatementRow | Failure<'not-found' | 'conflict', null>;

async function saveAppeal(
  sql: TransactionSql,
  found: PendingQuery<Row[]>,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<SavedAppeal> {
  const read = async () => {
    const [row] = await sql<StatementRow[]>`${found}`;
    return row;
  };
  const row = await read();
  if (!row) return new Failure('not-found');
  if (!canAppeal(row, now)) return new Failure('conflict');

  // a constraint refuses the second of two appeals
  const { count } = await sql`
    insert into appeal (ad_decision_id, user_decision_id, user_id, text, made_at)
    values (${row.kind === 'account' ? null : row.id}, ${row.kind === 'account' ? row.id : null}, ${row.user_id},
      ${text}, ${now})
    on conflict do nothing`;

  return (count === 0 ? undefined : await read()) ?? new Failure('conflict');
}

/** The statement with the appeal. Titles are read by another connection, so the transaction has ended. */
async function presentAppeal(
  { titlesOf, now }: ModerationDeps,
  saved: SavedAppeal,
  language: LanguageValue,
): Promise<AppealOutcome> {
  if (saved instanceof Failure) return saved;

  const titleOf = await titlesOf(saved.ad_id === null ? [] : [saved.ad_id], language);

  return presentStatement(saved, titleOf, new Date(now()));
}
