import type { InvoiceDetails } from '@volan/api-contract';
import type { Sql, TransactionSql } from 'postgres';

interface AccountRow {
  readonly invoice: InvoiceDetails | null;
  readonly name: string;
  readonly email: string | null;
  readonly legal_name: string | null;
  readonly tax_id: string | null;
  readonly address: string | null;
}

/** For whom the next receipt of an account is proposed to be: as the last one was, else as the account and its company say. [M40] */
export async function proposedInvoice(sql: Sql, userId: number): Promise<InvoiceDetails> {
  const [row] = await sql<AccountRow[]>`
    select users.name, email, legal_name, tax_id, coalesce(company.address, users.address) as address,
      (select invoice from purchase_order
       where user_id = users.id and invoice is not null order by id desc limit 1) as invoice
    from users left join company on company.user_id = users.id where users.id = ${userId}`;
  if (!row) throw new Error('Who asks has an account.');
  return (
    row.invoice ?? {
      name: row.legal_name ?? row.name,
      address: row.address ?? '',
      tax_number: row.tax_id ?? '',
      email: row.email ?? '',
    }
  );
}

/** Keeps for whom the receipt of an order is, which the caller has locked or just made. */
export async function keepInvoice(
  sql: TransactionSql,
  orderId: string,
  invoice: InvoiceDetails | undefined,
): Promise<void> {
  if (!invoice) return;
  await sql`update purchase_order set invoice = ${sql.json({ ...invoice })} where id = ${orderId}`;
}
