import { Failure } from '@volan/api-contract';
import { receiptPdf, type Receipt } from '@volan/documents';
import type { BrandId, LanguageValue } from '@volan/domain-rules';
import { createTranslator, productName } from '@volan/i18n';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { SentFile } from '../platform/server/serve.ts';
import { receiptNumber, type ReceiptFacts } from './writeReceipt.ts';

interface ReceiptRow {
  readonly brand: BrandId;
  readonly year: number;
  readonly number: number;
  readonly issued_at: Date;
  readonly facts: ReceiptFacts;
}

/** The receipt in a language; only the names of products are words of ours. */
function receiptIn(language: LanguageValue, { brand, year, number, issued_at, facts }: ReceiptRow): Receipt {
  const t = createTranslator(language === 'zh' ? 'en' : language);
  return {
    ...facts,
    ...{ kind: 'receipt', number: receiptNumber(brand, year, number), brand, language },
    issuedAt: issued_at.toISOString(),
    lines: facts.lines.map(({ product, ...line }) => ({ ...line, text: productName(product, { t }) ?? product })),
  };
}

/** The receipt of an own order, in Serbian and then in the language of its reader; none where it is not paid. [M40] */
export async function ownReceipt(
  sql: Sql,
  publicId: string,
  context: CallContext,
): Promise<SentFile | Failure<'not-found', null>> {
  const [row] = await sql<ReceiptRow[]>`
    select receipt.brand, year, number, issued_at, facts from receipt join purchase_order on purchase_order.id = order_id
    where public_id = ${publicId} and user_id = ${principalOf(context).actor.id}`;
  if (!row) return new Failure<'not-found', null>('not-found');
  const languages: readonly LanguageValue[] = context.language === 'rs' ? ['rs'] : ['rs', context.language];
  const [receipt, ...translations] = languages.map((language) => receiptIn(language, row));
  if (!receipt) throw new Error('A receipt is always in Serbian.');
  const name = `${receipt.number}.pdf`;
  return { bytes: await receiptPdf(receipt, ...translations), type: 'application/pdf', name, inline: true };
}
