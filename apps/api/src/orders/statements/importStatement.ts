import type { CallRequest, importStatement as call, JudgedLine, StatementReport } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { audit } from '../../platform/audit/audit.ts';
import { readStatementApart } from '../../payments/statement/readStatementApart.ts';
import { markAudited } from '../../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import { lockOrderOf } from '../lockOrder.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { settleWithin } from '../settleAttempt.ts';
import { isBookable, judgeLines, type LineJudgement } from './judgeLines.ts';

/** Most lines and problems in one answer. */
const [maxLines, maxProblems] = [2000, 200];

const present = ({
  line,
  date,
  amount,
  currency,
  reference,
  payer,
  purpose,
  named,
  verdict,
}: LineJudgement): JudgedLine => ({
  line,
  booked_on: date,
  amount,
  currency,
  reference,
  payer,
  purpose,
  verdict,
  attempt_id: named,
});

/** Reads a statement and, if the administrator has confirmed it, books each line once. [M42] */
export async function importStatement(
  deps: OrderDeps,
  { file, confirm }: CallRequest<typeof call>,
  context: CallContext,
): Promise<StatementReport> {
  const { actor } = principalOf(context);
  const { lines, problems, debits } = await readStatementApart(new Uint8Array(await file.arrayBuffer()));
  const judged = await judgeLines(deps.sql, lines, actor.id);
  const results = confirm ? await bookLines(deps, judged, actor.id) : judged;
  if (!confirm || lines.length === 0) markAudited();
  else {
    const booked = results.filter(({ verdict }) => isBookable(verdict)).length;
    const details = { file: file.name.slice(0, 100), lines: lines.length, booked };
    await deps.sql.begin((transaction) => audit(transaction, actor.id, 'statement.imported', null, details));
  }
  const counts: Record<string, number> = {};
  for (const { verdict } of results) counts[verdict] = (counts[verdict] ?? 0) + 1;

  return {
    done: confirm,
    total: results.length,
    counts,
    debits,
    lines: results.slice(0, maxLines).map(present),
    problems: problems.slice(0, maxProblems),
  };
}

/** Books the lines of a statement, each in its own transaction: a repeated import continues after the booked lines. */
async function bookLines(
  deps: OrderDeps,
  lines: readonly LineJudgement[],
  actorId: number,
): Promise<readonly LineJudgement[]> {
  const named = lines.filter(({ verdict }) => verdict !== 'unknown');
  const bookedLines = new Map<string, LineJudgement>();
  await saveOpenLines(
    deps.sql,
    lines.filter(({ verdict }) => verdict === 'unknown'),
    { actorId, now: new Date(deps.now()) },
  );
  for (const line of named) bookedLines.set(line.key, await bookLine(deps, line, actorId));

  return lines.map((line) => bookedLines.get(line.key) ?? line);
}

const rowOf = ({
  key,
  movement,
  date,
  amount,
  currency,
  reference,
  payer,
  purpose,
  named,
  verdict,
}: LineJudgement) => ({
  key,
  movement,
  booked_on: date,
  amount,
  currency,
  reference,
  payer,
  purpose,
  named,
  verdict,
});

/** Stores lines without a payment of ours for an administrator, all in one SQL statement. */
async function saveOpenLines(
  sql: Sql,
  lines: readonly LineJudgement[],
  { actorId, now }: { readonly actorId: number; readonly now: Date },
) {
  await sql`
    insert into statement_line (key, movement, booked_on, amount, currency, reference, payer, purpose, named, state,
      verdict, imported_by, imported_at)
    select key, movement, booked_on, amount, currency, reference, payer, purpose, named, 'open', verdict, ${actorId},
      ${now}
    from jsonb_to_recordset(${sql.json(lines.map(rowOf))})
      as line (key text, movement text, booked_on date, amount bigint, currency text,
      reference text, payer text, purpose text, named text, verdict text)
    on conflict (key) do nothing`;
}

/**
 * Books a line, or leaves it open. It is judged again after its order is locked, because its state may have changed.
 */
function bookLine({ sql, sellers, now }: OrderDeps, line: LineJudgement, actorId: number): Promise<LineJudgement> {
  return sql.begin(async (transaction) => {
    if (line.named !== null) await lockOrderOf(transaction, line.named);
    // this verdict compares with all lines of the file, so it is not judged again for a single line
    const asked = line.verdict === 'differs' ? line : { ...line, movement: null };
    const [judged = line] = await judgeLines(transaction, [asked], actorId);
    const { verdict } = judged;
    if (verdict === 'booked' || verdict === 'open' || verdict === 'dismissed') return judged;

    const moment = new Date(now());
    const isBooked = isBookable(verdict);
    const [stored] = await transaction`
      insert into statement_line (key, movement, booked_on, amount, currency, reference, payer, purpose, named, state,
        verdict, attempt_id, imported_by, imported_at)
      values (${line.key}, ${line.movement}, ${line.date}, ${line.amount}, ${line.currency}, ${line.reference},
        ${line.payer}, ${line.purpose},
        ${line.named}, ${isBooked ? 'booked' : 'open'}, ${verdict}, ${isBooked ? line.named : null}, ${actorId},
        ${moment})
      on conflict (key) do nothing returning id`;
    // somebody else is importing the same file
    if (!stored) return { ...judged, verdict: isBooked ? 'booked' : 'open' };
    if (isBooked && verdict !== 'by-hand' && line.named !== null) {
      const facts = { bookedOn: line.date, received: line.amount };
      const settled = await settleWithin(transaction, sellers, line.named, { state: 'paid', facts }, moment);
      if (settled !== 'changed') throw new Error(`The payment ${line.named} was judged and could not be booked.`);
    }

    return judged;
  });
}
