import type { LineVerdict } from '@volan/api-contract';
import { paymentReference } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { StatementLine } from '../../payments/statement/Statement.ts';

/** A line with what it is to us now, and the payment that its reference names. */
export type Judged = StatementLine & { readonly verdict: LineVerdict; readonly named: string | null };

interface FoundRow {
  readonly place: number;
  readonly known: 'booked' | 'open' | 'dismissed' | null;
  readonly state: 'started' | 'paid' | 'declined' | 'review' | 'refunded' | null;
  readonly amount: number;
  readonly currency: string;
  readonly order_state: string;
  readonly is_own: boolean;
  readonly has_line: boolean;
}

const namedBy = ({ order }: StatementLine) => (order === null ? null : paymentReference(order));

/** What each line of a statement is to us at this moment; nothing is changed. Two lines of one payment are judged one after the other. */
export async function judgeLines(
  sql: Sql | TransactionSql,
  lines: readonly StatementLine[],
  actorId: number,
): Promise<readonly Judged[]> {
  if (lines.length === 0) return [];
  const asked = lines.map((line, place) => ({ place, key: line.key, named: namedBy(line) }));
  const found = await sql<FoundRow[]>`
    select place, known.state as known, p.state, p.amount, p.currency, o.state as order_state, o.user_id = ${actorId} as is_own,
      exists (select from statement_line where attempt_id = p.id) as has_line
    from jsonb_to_recordset(${sql.json(asked)}) as asked (place int, key text, named text)
    left join statement_line known on known.key = asked.key
    left join payment_attempt p on p.id = asked.named and p.method = 'transfer'
    left join purchase_order o on o.id = p.order_id`;
  const rows = new Map(found.map((row) => [row.place, row]));
  const booked = new Set<string>();
  return lines.map((line, place) => {
    const row = rows.get(place);
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
  if (row.state === null) return 'unknown';
  if (row.is_own) return 'own';
  if (row.currency !== line.currency) return 'wrong-currency';
  if (row.amount !== line.amount) return 'wrong-amount';
  // it has arrived: by another line, or as an administrator said before the statement came
  if (row.state === 'paid' || row.state === 'review' || row.state === 'refunded') {
    return row.has_line ? 'paid' : 'by-hand';
  }
  if (row.order_state === 'captured' || row.order_state === 'refunded') return 'twice';
  return row.order_state === 'cancelled' ? 'late' : 'match';
}
