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
  companyDecisions,
  presentStatement,
  reviewDecisions,
  type StatementRow,
} from './statements.ts';
import { decisionOfToken } from './statementToken.ts';

type AppealOutcome = Statement | Failure<'not-found' | 'conflict', null>;

/** Files an appeal against a decision about the user's ad, account or company. [P60] */
export function appeal(
  deps: ModerationDeps,
  { decision, text }: CallRequest<typeof appealDecision>,
  context: CallContext,
): Promise<CallOutcome<typeof appealDecision>> {
  const { actor } = principalOf(context);
  const id = Number(decision.slice(decision.indexOf('-') + 1));
  const told = new Date(deps.now() - undoMs);

  return deps.sql.begin((sql): Promise<AppealOutcome> => {
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

    return saveAppeal(sql, deps, { found, text, language: context.language });
  });
}

/** Files an appeal with the token of a mail, because a suspended user cannot sign in. [P60] */
export async function appealWithToken(
  deps: ModerationDeps,
  { token, text }: { readonly token: string; readonly text: string },
  language: LanguageValue,
): Promise<AppealOutcome> {
  const id = decisionOfToken(deps.secret, token);
  if (id === null) return new Failure('not-found');
  return deps.sql.begin((sql) =>
    saveAppeal(sql, deps, { found: accountDecisions(sql, sql`d.id = ${id}`), text, language }),
  );
}

interface AppealDraft {
  readonly found: PendingQuery<Row[]>;
  readonly text: string;
  readonly language: LanguageValue;
}

async function saveAppeal(
  sql: TransactionSql,
  { titlesOf, now }: ModerationDeps,
  { found, text, language }: AppealDraft,
): Promise<AppealOutcome> {
  const moment = new Date(now());
  const read = async () => {
    const [row] = await sql<StatementRow[]>`${found}`;
    if (!row) return null;

    const titleOf = await titlesOf(row.ad_id === null ? [] : [row.ad_id], language);

    return { row, statement: presentStatement(row, titleOf, moment) };
  };
  const before = await read();
  if (!before) return new Failure('not-found');

  const { row, statement } = before;
  if (!statement.can_appeal) return new Failure('conflict');

  // a constraint refuses the second of two appeals
  const { count } = await sql`
    insert into appeal (ad_decision_id, user_decision_id, user_id, text, made_at)
    values (${row.kind === 'account' ? null : row.id}, ${row.kind === 'account' ? row.id : null}, ${row.user_id},
      ${text}, ${moment})
    on conflict do nothing`;

  return (count === 0 ? null : await read())?.statement ?? new Failure('conflict');
}
