import type { InvoiceDetails } from '@volan/api-contract';
import type { Receipt, ReceiptLine, ReceiptParty } from '@volan/documents';
import { brands, orderName, type BrandId, type LanguageValue, type PaymentMethod } from '@volan/domain-rules';
import type { JSONValue, TransactionSql } from 'postgres';
import type { Sellers } from '../platform/brands/readSellers.ts';
import { companyAddress } from '../cart/invoiceDetails.ts';
import { queueMail } from '../platform/mail/queueMail.ts';

/** A stored line: with the id of the product, whose name is translated later. */
type KeptLine = Omit<ReceiptLine, 'text'> & { readonly product: string };

/** The stored facts of a receipt, beside its number. */
export interface ReceiptFacts extends Pick<Receipt, 'order' | 'method' | 'currency' | 'seller' | 'buyer'> {
  readonly lines: readonly KeptLine[];
}

interface SoldOrder {
  readonly public_id: string;
  readonly brand: BrandId;
  readonly language: LanguageValue;
  readonly currency: Receipt['currency'];
  readonly total: number;
  readonly email: string | null;
  readonly invoice: InvoiceDetails | null;
  readonly name: string;
  readonly legal_name: string | null;
  readonly tax_id: string | null;
  readonly registry_number: string | null;
  readonly address: string | null;
  readonly lines: readonly KeptLine[];
}

/** A printed number. It is unique over brands, because one company may have both. */
export const receiptNumber = (brand: BrandId, year: number, number: number) =>
  `${brand.toUpperCase()}-${year}-${String(number).padStart(6, '0')}`;

/**
 * The parts of a receipt number, as printed on the receipt or on its credit note; null if the text is not such a
 * number.
 */
export function readReceiptNumber(text: string) {
  const [, brand, year, number] = /^(?:KO-)?([a-z]+)-(\d{4})-(\d{1,9})$/i.exec(text) ?? [];
  return brand === undefined ? null : { brand: brand.toLowerCase(), year: Number(year), number: Number(number) };
}

/** The number of a credit note, from its own series. */
export const creditNoteNumber = (...parts: Parameters<typeof receiptNumber>) => `KO-${receiptNumber(...parts)}`;

/**
 * The next number of a series of a brand in the year of a moment, in the time zone of the brand. Its row stays locked
 * until the transaction ends.
 */
async function nextNumber(sql: TransactionSql, kind: Receipt['kind'], brand: BrandId, now: Date) {
  const [given] = await sql<{ year: number; last: number }[]>`
    insert into receipt_counter (brand, year, kind, last)
    values (${brand}, extract(year from ${now}::timestamptz at time zone ${brands[brand].timeZone}), ${kind}, 1)
    on conflict (brand, year, kind) do update set last = receipt_counter.last + 1
    returning year, last`;
  if (!given) throw new Error('A number is always given.');
  return given;
}

const linesOf = (address: string) => address.split(/\s*,\s*/).filter(Boolean);

/** The buyer as entered; otherwise the account, with name and numbers of a registered company. */
function buyerOf({ invoice, name, legal_name, tax_id, registry_number, address }: SoldOrder): ReceiptParty {
  if (invoice) {
    const isOwnCompany = invoice.tax_number !== '' && invoice.tax_number === tax_id;
    return {
      name: invoice.name,
      address: linesOf(invoice.address),
      ...(invoice.tax_number && { taxNumber: invoice.tax_number }),
      ...(isOwnCompany && registry_number && { registrationNumber: registry_number }),
    };
  }
  return {
    name: legal_name ?? name,
    address: linesOf(address ?? ''),
    ...(tax_id && { taxNumber: tax_id }),
    ...(registry_number && { registrationNumber: registry_number }),
  };
}

/** Recipients of receipts and credit notes: the buyer, and the other address that was given for them. */
function recipientsOf(own: string | null, invoice: InvoiceDetails | null) {
  const named = invoice?.email ?? null;
  const isSame = named !== null && named.toLowerCase() === own?.toLowerCase();
  return [
    ...(own === null ? [] : [{ to: own, isOther: false }]),
    ...(named === null || isSame ? [] : [{ to: named, isOther: true }]),
  ];
}

/**
 * Writes the receipt of an order and queues the mails about it, in the transaction that pays it. The counter stays
 * locked until the end, so that numbers of a brand and a year have no gaps. Call it last in the transaction, so that
 * others wait as short as possible. [M40]
 */
export async function writeReceipt(
  sql: TransactionSql,
  { orderId, method }: { readonly orderId: string; readonly method: PaymentMethod },
  sellers: Sellers,
  now: Date,
): Promise<void> {
  const [order] = await sql<SoldOrder[]>`
    select public_id, purchase_order.brand, purchase_order.language, currency, total, invoice, email, users.name,
      legal_name, tax_id, registry_number, coalesce(nullif(${companyAddress(sql)}, ''), users.address) as address,
      (select jsonb_agg(jsonb_build_object('product', product, 'quantity', quantity, 'net', net, 'vatRate', vat_percent,
         'vat', price - net, 'gross', price) order by place)
       from purchase_order_item where order_id = purchase_order.id) as lines
    from purchase_order join users on users.id = purchase_order.user_id
    left join company on company.user_id = users.id left join city on city.id = company.city_id
    where purchase_order.id = ${orderId}`;
  if (!order) throw new Error('The order of a payment is there.');

  const { brand, language, currency, total, public_id: publicId, lines } = order;
  const { account, ...seller } = sellers[brand];
  const facts: ReceiptFacts = {
    order: orderName(publicId),
    method,
    currency,
    lines,
    seller: method === 'transfer' && account !== undefined ? { ...seller, account } : seller,
    buyer: buyerOf(order),
  };
  const { year, last } = await nextNumber(sql, 'receipt', brand, now);
  await sql`
    insert into receipt (order_id, brand, year, number, issued_at, facts)
    values (${orderId}, ${brand}, ${year}, ${last}, ${now}, ${sql.json(facts as unknown as JSONValue)})`;
  for (const { to, isOther } of recipientsOf(order.email, order.invoice)) {
    await queueMail(sql, {
      to,
      brand,
      language,
      template: 'receipt',
      values: {
        number: receiptNumber(brand, year, last),
        orderId: publicId,
        total,
        currency,
        isOther,
        products: lines.map(({ product: id, quantity, gross }) => ({ id, quantity, gross })),
      },
    });
  }
}

/** The refunded part of one item. */
interface ReturnedItem {
  readonly place: number;
  readonly quantity: number;
  readonly price: number;
  readonly net: number;
}

/** What a credit note is made of. */
export interface CreditNoteOrder {
  readonly attemptId: string;
  readonly orderId: string;
  readonly parts: readonly ReturnedItem[];
}

/**
 * Writes the credit note of a refund and queues the mails about it, in the transaction that completes the refund.
 * Orders from before receipts existed get none. [M40, M43]
 */
export async function writeCreditNote(
  sql: TransactionSql,
  { attemptId, orderId, parts }: CreditNoteOrder,
  now: Date,
): Promise<void> {
  const [receipt] = await sql<
    {
      brand: BrandId;
      language: LanguageValue;
      email: string | null;
      invoice: InvoiceDetails | null;
      public_id: string;
      facts: ReceiptFacts;
    }[]
  >`
    select receipt.brand, purchase_order.language, email, invoice, public_id, facts
    from receipt join purchase_order on purchase_order.id = order_id join users on users.id = user_id
    where order_id = ${orderId}`;
  if (!receipt) return;

  const { brand, language, email, invoice, public_id: publicId, facts } = receipt;
  const lines = parts.flatMap(({ place, quantity, price, net }): KeptLine | [] => {
    const line = facts.lines[place];
    return line ? { ...line, quantity, net, vat: price - net, gross: price } : [];
  });
  const { year, last } = await nextNumber(sql, 'credit-note', brand, now);
  await sql`
    insert into credit_note (attempt_id, order_id, brand, year, number, issued_at, facts)
    values (${attemptId}, ${orderId}, ${brand}, ${year}, ${last}, ${now},
      ${sql.json({ ...facts, lines } as unknown as JSONValue)})`;
  const total = lines.reduce((sum, { gross }) => sum + gross, 0);
  const values = { number: creditNoteNumber(brand, year, last), orderId: publicId, total, currency: facts.currency };
  for (const { to, isOther } of recipientsOf(email, invoice)) {
    await queueMail(sql, { to, brand, language, template: 'credit-note', values: { ...values, isOther } });
  }
}
