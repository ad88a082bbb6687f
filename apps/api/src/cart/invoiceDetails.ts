import type { Failure, InvoiceDetails, ProposedInvoice } from '@volan/api-contract';
import { isSerbianTaxNumber, type InvoiceKind } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { fieldFailure } from '../platform/server/fieldFailure.ts';

interface AccountRow {
  readonly name: string;
  readonly email: string | null;
  readonly legal_name: string | null;
  readonly tax_id: string | null;
  readonly company_address: string | null;
  readonly address: string | null;
}

interface LastRow {
  readonly kind: InvoiceKind;
  readonly invoice: InvoiceDetails;
  readonly last: string;
}

/**
 * The address of a company (`company`, its town joined as `city`). Companies usually enter street and number without
 * the town. The town is added unless the address already names it.
 */
export const companyAddress = (sql: Sql | TransactionSql) => sql`
  concat_ws(', ', nullif(company.address, ''),
    case when strpos(lower(company.address), lower(city.name)) > 0 then null else city.name end)`;

/**
 * Proposed details for the next receipt of an account: for each kind of receipt those of the last paid order, otherwise
 * those of the account and its company. [M40]
 */
export async function proposedInvoice(sql: Sql, userId: number): Promise<ProposedInvoice> {
  const [[row], before] = await Promise.all([
    sql<AccountRow[]>`
      select users.name, email, legal_name, tax_id, 
        nullif(${companyAddress(sql)}, '') as company_address, users.address
      from users left join company on company.user_id = users.id left join city on city.id = company.city_id
      where users.id = ${userId}`,
    sql<LastRow[]>`
      select distinct on (kind) kind, invoice, id as last
      from (
        select id, invoice, coalesce(invoice ->> 'kind', case invoice ->> 'tax_number' when '' then 'private'
          else 'company' end) as kind
        from purchase_order where user_id = ${userId} and invoice is not null and paid_at is not null) as told
      order by kind, id desc`,
  ]);
  if (!row) throw new Error('The account of the caller does not exist.');

  const proposed = (kind: InvoiceKind, otherwise: Omit<InvoiceDetails, 'email'>) => {
    const { kind: _kind, ...details } = before.find((each) => each.kind === kind)?.invoice ?? {
      ...otherwise,
      email: row.email ?? '',
    };
    return details;
  };
  const latest = before.toSorted((a, b) => Number(b.last) - Number(a.last))[0];

  return {
    kind: latest?.kind ?? (row.tax_id === null ? 'private' : 'company'),
    private: proposed('private', { name: row.name, address: row.address ?? '', tax_number: '' }),
    company: proposed('company', {
      name: row.legal_name ?? '',
      address: row.company_address ?? row.address ?? '',
      tax_number: row.tax_id ?? '',
    }),
  };
}

/** Country in which tax numbers of companies are checked. */
const serbia = 688;

/** Errors in the details of a receipt for this buyer; null if there are none. [M40] */
export async function refuseInvoice(
  sql: Sql,
  userId: number,
  invoice: InvoiceDetails | undefined,
): Promise<Failure<'validation', null> | null> {
  if (invoice?.kind !== 'company') return null;

  const [buyer] = await sql<
    { country: number | null }[]
  >`select country_id::int as country from users where id = ${userId}`;
  return buyer?.country !== serbia || isSerbianTaxNumber(invoice.tax_number)
    ? null
    : fieldFailure('invoice', 'tax-number');
}

/** Stores the receipt details of an order, which the caller has locked or just made. */
export async function saveInvoiceDetails(
  sql: TransactionSql,
  orderId: string,
  invoice: InvoiceDetails | undefined,
): Promise<void> {
  if (!invoice) return;

  await sql`update purchase_order set invoice = ${sql.json({ ...invoice })} where id = ${orderId}`;
}
