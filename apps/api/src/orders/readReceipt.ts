import { Failure } from '@volan/api-contract';
import { receiptPdf, type Mail, type Receipt } from '@volan/documents';
import type { BrandId, LanguageValue } from '@volan/domain-rules';
import { createTranslator, productName } from '@volan/i18n';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { MailFile } from '../platform/mail/MailTransport.ts';
import type { SentFile } from '../platform/server/serveFile.ts';
import { creditNoteNumber, receiptNumber, type ReceiptFacts } from './writeReceipt.ts';

interface ReceiptRow {
  readonly kind: Receipt['kind'];
  readonly brand: BrandId;
  readonly year: number;
  readonly number: number;
  readonly issued_at: Date;
  readonly facts: ReceiptFacts;
  readonly fiscal: Receipt['fiscal'] | null;
}

/** The receipt in a language. Only the names of products are translated here. */
function paperIn(language: LanguageValue, row: ReceiptRow, corrected: ReceiptRow): Receipt {
  const { kind, brand, year, number, issued_at, facts, fiscal } = row;
  const nameOf = { receipt: receiptNumber, 'credit-note': creditNoteNumber }[kind];
  const t = createTranslator(language === 'zh' ? 'en' : language);

  return {
    ...facts,
    kind,
    number: nameOf(brand, year, number),
    brand,
    language,
    ...(kind === 'credit-note' && {
      corrects: receiptNumber(corrected.brand, corrected.year, corrected.number),
    }),
    ...(fiscal && { fiscal }),
    issuedAt: issued_at.toISOString(),
    lines: facts.lines.map(({ product, ...line }) => ({ ...line, text: productName(product, { t }) ?? product })),
  };
}

/** A receipt as a file. */
type ReceiptFile = MailFile & { readonly type: 'application/pdf' };

/** The order, and the user if only its buyer may read it. */
interface ReceiptAsked {
  readonly publicId: string;
  readonly userId: number | null;
  readonly language: LanguageValue;
}

/**
 * The receipt of an order, in Serbian and then in the reader's language, followed by the credit note of a refund. Null:
 * the order is not paid. [M40, M43]
 */
async function receiptFile(sql: Sql, { publicId, userId, language }: ReceiptAsked): Promise<ReceiptFile | null> {
  const rows = await sql<ReceiptRow[]>`
    with own as (
      select id from purchase_order where public_id = ${publicId}
        and ${userId === null ? sql`true` : sql`user_id = ${userId}`}),
    paper as (
      select 'receipt' as kind, brand, year, number, issued_at, facts, 'sale:' || order_id as fiscal_id
      from receipt join own on id = order_id
      union all
      select 'credit-note', brand, year, number, issued_at, facts, 'refund:' || attempt_id
      from credit_note join own on id = order_id)
    select kind, brand, year, paper.number, paper.issued_at, facts,
      case when known.number is not null then jsonb_build_object('number', known.number, 'url', verification_url)
        end as fiscal
    from paper left join fiscal_receipt known on known.id = fiscal_id order by kind desc`;
  const [first] = rows;
  if (!first) return null;

  const languages: readonly LanguageValue[] = language === 'rs' ? ['rs'] : ['rs', language];
  const [receipt, ...others] = rows.flatMap((row) => languages.map((language) => paperIn(language, row, first)));
  if (!receipt) throw new Error('A receipt is always in Serbian.');

  return { bytes: await receiptPdf(receipt, ...others), type: 'application/pdf', name: `${receipt.number}.pdf` };
}

/** The receipt of an own order, with the credit note of a refund. [M40, M43] */
export async function ownReceipt(
  sql: Sql,
  publicId: string,
  context: CallContext,
): Promise<SentFile | Failure<'not-found', null>> {
  const userId = principalOf(context).actor.id;
  const file = await receiptFile(sql, { publicId, userId, language: context.language });
  return file ? { ...file, inline: true } : new Failure<'not-found', null>('not-found');
}

/** The file attached to a mail about a receipt or a credit note: accountants cannot sign in to fetch it. [M40] */
export const receiptFilesOf =
  (sql: Sql) =>
  async ({ template, values, language }: Mail): Promise<readonly MailFile[]> => {
    if (template !== 'receipt' && template !== 'credit-note') return [];

    const file = await receiptFile(sql, { publicId: values.orderId, userId: null, language });
    return file ? [file] : [];
  };
