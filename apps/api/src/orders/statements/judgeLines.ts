import type { LineVerdict } from '@volan/api-contract';
import { paymentReference } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { StatementLine } from '../../payments/statement/Statement.ts';

/** A line with its verdict, and the payment that its reference names. */
export type LineJudgement = StatementLine & { readonly verdict: LineVerdict; readonly named: string | null };

interface FoundRow {
  readonly place: number;
  readonly known: 'booked' | 'open' | 'dismissed' | null;
  readonly differs: boolean;
  readonly state: 'started' | 'paid' | 'declined' | 'review' | 'refunded' | null;
  readonly amount: number;
  readonly currency: string;
  readonly order_state: string;
  readonly is_own: boolean;
  readonly has_line: boolean;
}

const namedBy = ({ order }: StatementLine) => (order === null ? null : paymentReference(order));

/**
 * Gives each line of a statement its verdict, without changing anything. Two lines of one payment are judged one after
 * the other. A line `differs` if an earlier line with the same bank number had other content and is not among these
 * lines.
 */
export async function judgeLines(
  sql: Sql | TransactionSql,
  lines: readonly StatementLine[],
  actorId: number,
): Promise<readonly LineJudgement[]> {
  if (lines.length === 0) return [];

  const asked = lines.map((line, index) => {
    const { key, formerKey, movement, date, amount, currency, reference } = line;
    return { place: index, key, former: formerKey, movement, date, amount, currency, reference, named: namedBy(line) };
  });
  const found = await sql<FoundRow[]>`
    with asked as materialized (
      select * from jsonb_to_recordset(${sql.json(asked)}) as line (place int, key text, former text, movement text,
        date date, amount bigint, currency text, reference text, named text)),
    other as materialized (
      select distinct movement from statement_line
      where movement in (select movement from asked) and key not in (select key from asked))
    select place, coalesce(known.state, former.state) as known,
      asked.movement in (select movement from other) as differs,
      p.state, p.amount, p.currency, o.state as order_state, o.user_id = ${actorId} as is_own,
      exists (select from statement_line where attempt_id = p.id) as has_line
    from asked
    left join statement_line known on known.key = asked.key
    -- keys of older versions were given twice: a line is the same only if it says the same, or its words are forgotten
    left join statement_line former on former.key = asked.former and former.booked_on = asked.date
      and former.amount = asked.amount
      and former.currency = asked.currency and former.named is not distinct from asked.named
      and (former.reference = asked.reference or former.reference || former.payer || former.purpose = '')
    left join payment_attempt p on p.id = asked.named and p.method = 'transfer'
    left join purchase_order o on o.id = p.order_id`;
  const rows = new Map(found.map((row) => [row.place, row]));
  const booked = new Set<string>();

  return lines.map((line, index) => {
    const row = rows.get(index);
    if (!row) throw new Error('Each line is judged.');

    const named = namedBy(line);
    const verdict = verdictOf(
      line,
      named !== null && booked.has(named) ? { ...row, state: 'paid', has_line: true } : row,
    );
    if (named !== null && isBookable(verdict)) booked.add(named);

    return { ...line, verdict, named };
  });
}

/** Whether an import books such a line. */
export const isBookable = (verdict: LineVerdict) =>
  verdict === 'match' || verdict === 'late' || verdict === 'twice' || verdict === 'by-hand';

function verdictOf(line: StatementLine, row: FoundRow): LineVerdict {
  if (row.known) return row.known;
  if (line.isCalledBack) return 'called-back';
  if (row.differs) return 'differs';
  if (row.state === null) return 'unknown';
  if (row.is_own) return 'own';
  if (row.currency !== line.currency) return 'wrong-currency';
  if (row.amount !== line.amount) return 'wrong-amount';
  // paid before: by another line, or an administrator marked it as paid
  if (row.state === 'paid' || row.state === 'review' || row.state === 'refunded') {
    return row.has_line ? 'paid' : 'by-hand';
  }
  if (row.order_state === 'captured' || row.order_state === 'refunded') return 'twice';

  return row.order_state === 'cancelled' ? 'late' : 'match';
}
