import type { Receipt, ReceiptLine, ReceiptParty } from '@volan/documents';
import { brands, type BrandId, type LanguageValue } from '@volan/domain-rules';
import type { JSONValue, TransactionSql } from 'postgres';
import type { Sellers } from '../platform/brands/readSellers.ts';
import { queueMail } from '../platform/mail/queueMail.ts';

/** A line as it is kept: the product by its id, which each language names. */
export type KeptLine = Omit<ReceiptLine, 'text'> & { readonly product: string };

/** What is kept of a receipt beside its number. */
export interface ReceiptFacts extends Pick<Receipt, 'order' | 'method' | 'currency' | 'seller' | 'buyer'> {
  readonly lines: readonly KeptLine[];
}

interface SoldOrder {
  readonly public_id: string;
  readonly brand: BrandId;
  readonly language: LanguageValue;
  readonly currency: Receipt['currency'];
  readonly total: number;
  readonly email: string;
  readonly name: string;
  readonly legal_name: string | null;
  readonly tax_id: string | null;
  readonly registry_number: string | null;
  readonly address: string | null;
  readonly lines: readonly KeptLine[];
}

/** An order as people name it: the first letters of its id, as its page shows them. */
const orderName = (publicId: string) => publicId.slice(0, 8).toUpperCase();

/** A number as it is printed; unique over brands, since one company may have both. */
export const receiptNumber = (brand: BrandId, year: number, number: number) =>
  `${brand.toUpperCase()}-${year}-${String(number).padStart(6, '0')}`;

/** A registered company buys under its own name, with its numbers. */
function buyerOf({ name, legal_name, tax_id, registry_number, address }: SoldOrder): ReceiptParty {
  return {
    name: legal_name ?? name,
    address: (address ?? '').split(/\s*,\s*/).filter(Boolean),
    ...(tax_id && { taxNumber: tax_id }),
    ...(registry_number && { registrationNumber: registry_number }),
  };
}

/**
 * Writes the receipt of an order and queues the mail about it, in the transaction that pays it: the counter stays locked until
 * the end, so that numbers of a brand and a year have no gaps. Last of all in it, so that others wait as little as can be. [M40]
 */
export async function writeReceipt(sql: TransactionSql, orderId: string, sellers: Sellers, now: Date): Promise<void> {
  const [order] = await sql<SoldOrder[]>`
    select public_id, purchase_order.brand, purchase_order.language, currency, total, email, users.name,
      legal_name, tax_id, registry_number, coalesce(company.address, users.address) as address,
      (select jsonb_agg(jsonb_build_object('product', product, 'quantity', quantity, 'net', net, 'vatRate', vat_percent,
         'vat', price - net, 'gross', price) order by place)
       from purchase_order_item where order_id = purchase_order.id) as lines
    from purchase_order join users on users.id = purchase_order.user_id
    left join company on company.user_id = users.id
    where purchase_order.id = ${orderId}`;
  if (!order) throw new Error('The order of a payment is there.');
  const { brand, language, currency, total, public_id: publicId, lines } = order;
  const facts: ReceiptFacts = {
    ...{ order: orderName(publicId), method: 'card', currency, lines },
    seller: sellers[brand],
    buyer: buyerOf(order),
  };
  const [given] = await sql<{ year: number; last: number }[]>`
    insert into receipt_counter (brand, year, last)
    values (${brand}, extract(year from ${now}::timestamptz at time zone ${brands[brand].timeZone}), 1)
    on conflict (brand, year) do update set last = receipt_counter.last + 1
    returning year, last`;
  if (!given) throw new Error('A number is always given.');
  const { year, last } = given;
  await sql`
    insert into receipt (order_id, brand, year, number, issued_at, facts)
    values (${orderId}, ${brand}, ${year}, ${last}, ${now}, ${sql.json(facts as unknown as JSONValue)})`;
  await queueMail(sql, {
    ...{ to: order.email, brand, language, template: 'receipt' },
    values: { number: receiptNumber(brand, year, last), orderId: publicId, total, currency },
  });
}
