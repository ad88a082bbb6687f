import type { BrandId } from '@volan/domain-rules';
import { createTranslator, productName } from '@volan/i18n';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { creditNoteNumber, receiptNumber, type ReceiptFacts } from '../orders/writeReceipt.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { FiscaliserUnavailable, type FiscalReceipts, type FiscalSale } from './FiscalReceipts.ts';

/** Most receipts in one run. */
const batch = 20;

interface PaperRow {
  readonly id: string;
  readonly brand: BrandId;
  readonly year: number;
  readonly number: number;
  readonly facts: ReceiptFacts;
  readonly refers_to: string | null;
}

/**
 * Adds receipts and credit notes in dinars that were never reported; `since` is the earliest issue date of a receipt. A
 * refund waits until its sale has a number.
 */
const addNew = (sql: Sql, since: Date, now: Date) => sql`
  insert into fiscal_receipt (id, order_id, next_try_at)
  select 'sale:' || order_id, order_id, ${now} from receipt
  where issued_at >= ${since} and facts ->> 'currency' = 'RSD'
  union all
  select 'refund:' || attempt_id, credit_note.order_id, ${now}
  from credit_note join fiscal_receipt sale on sale.id = 'sale:' || credit_note.order_id and sale.number is not null
  on conflict do nothing`;

/** Takes receipts that are due and postpones their next try, so that two servers do not send them together. */
const takeDue = (sql: Sql, now: Date) => sql<PaperRow[]>`
  with due as (
    update fiscal_receipt set tries = tries + 1,
      next_try_at = ${now}::timestamptz + make_interval(secs => least(3600, 30 * 2 ^ least(tries, 10)))
    where id in (
      select id from fiscal_receipt where next_try_at <= ${now} order by next_try_at limit ${batch}
        for update skip locked)
    returning id, order_id)
  select due.id, paper.brand, paper.year, paper.number, paper.facts, sale.number as refers_to
  from due
  join (
    select 'sale:' || order_id as id, brand, year, number, facts from receipt
    union all
    select 'refund:' || attempt_id, brand, year, number, facts from credit_note) as paper on paper.id = due.id
  left join fiscal_receipt sale on sale.id = 'sale:' || due.order_id and sale.id <> due.id`;

function saleOf({ id, brand, year, number, facts, refers_to: refersTo }: PaperRow): FiscalSale {
  const t = createTranslator('rs');
  const isSale = id.startsWith('sale:');
  const lines = facts.lines.map(({ product, quantity, gross, vatRate }) => ({
    name: productName(product, { t }),
    quantity,
    gross,
    vatRate,
  }));

  return {
    id,
    lines,
    refersTo,
    method: facts.method,
    kind: isSale ? 'sale' : 'refund',
    paper: (isSale ? receiptNumber : creditNoteNumber)(brand, year, number),
    total: lines.reduce((sum, { gross }) => sum + gross, 0),
  };
}

/**
 * Reports receipts and credit notes to the tax authority that it does not have yet. A refused one stays, with the
 * reason, for the administrators. If the authority does not respond, the next try comes later, under the same id.
 * Returns how many were confirmed. [M40, A20]
 */
export async function issueReceipts(
  { sql, fiscal, since }: { readonly sql: Sql; readonly fiscal: FiscalReceipts; readonly since: Date },
  now: Date,
): Promise<{ readonly issued: number; readonly refused: readonly string[] }> {
  await addNew(sql, since, now);
  const refused: string[] = [];
  let issued = 0;
  for (const row of await takeDue(sql, now)) {
    try {
      const answer = await fiscal.issue(saleOf(row));
      if (answer.state === 'refused') {
        refused.push(row.id);
        await sql`update fiscal_receipt set next_try_at = null, problem = ${answer.problem} where id = ${row.id}`;
        continue;
      }
      issued += 1;
      await sql`
        update fiscal_receipt set next_try_at = null, problem = '', number = ${answer.number},
          verification_url = ${answer.verificationUrl}, issued_at = ${answer.issuedAt}
        where id = ${row.id} and number is null`;
    } catch (error) {
      if (!(error instanceof FiscaliserUnavailable)) throw error;

      await sql`update fiscal_receipt set problem = ${error.message} where id = ${row.id}`;
    }
  }

  return { issued, refused };
}

/** Reports new receipts to the tax authority. */
export const receiptsJob = (
  deps: { readonly sql: Sql; readonly fiscal: FiscalReceipts; readonly since: Date },
  now: () => number,
  logger: Logger,
): Job => ({
  name: 'receipts',
  async run() {
    const { issued, refused } = await issueReceipts(deps, new Date(now()));
    if (issued > 0) logger.info({ issued }, 'receipts were fiscalised');
    if (refused.length > 0) logger.error({ refused }, 'the fiscaliser refused receipts');
  },
});
