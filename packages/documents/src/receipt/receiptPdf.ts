import { brands, printBankAccount, printIban, toHtmlLang, type LanguageValue } from '@volan/domain-rules';
import { createTranslator, formatDate, formatNumber, intlTag, type Translator } from '@volan/i18n';
import { themes } from '@volan/tokens';
import { pdfFaces } from './pdfFaces.ts';
import { openPdf, type PdfWriter } from './pdfWriter.ts';
import { receiptTotals, type Receipt, type ReceiptLine, type ReceiptParty } from './Receipt.ts';

/** A page: margins, and how far down lines may go before the next page begins. */
const page = { left: 50, right: 545, top: 50, bottom: 770, foot: 800 } as const;

/** The columns of the table: where each begins and how wide it is. */
const columns = {
  text: { x: 50, width: 175 },
  quantity: { x: 230, width: 35 },
  net: { x: 268, width: 76 },
  rate: { x: 347, width: 56 },
  vat: { x: 405, width: 60 },
  gross: { x: 470, width: 75 },
} as const;

/** Readers of Chinese get English: our fonts hold Latin and Cyrillic. */
const languageOf = (language: LanguageValue): LanguageValue => (language === 'zh' ? 'en' : language);

/**
 * Writes a receipt or a credit note as a PDF, in the brand's font and the buyer's language. The same receipt always
 * gives the same bytes.
 *
 * @param others the same in other languages, and what belongs to it; each begins on a page of its own
 * @throws RangeError where its lines do not sum up, or a credit note names no receipt
 */
export async function receiptPdf(receipt: Receipt, ...others: readonly Receipt[]): Promise<Buffer> {
  const [, family = ''] = /^["']?([^"',]+)/.exec(themes[`${receipt.brand}.light`].brand.font.text) ?? [];
  const language = languageOf(receipt.language);
  const writer = openPdf(await pdfFaces(family), {
    title: titleOf(receipt, createTranslator(language)),
    author: receipt.seller.name,
    language: toHtmlLang(language),
    at: new Date(receipt.issuedAt),
  });
  for (const each of [receipt, ...others]) drawReceipt(writer, each);

  return writer.end();
}

const titleOf = ({ kind, number }: Receipt, t: Translator) =>
  kind === 'receipt' ? t('receipt.title', { number }) : t('receipt.credit-note', { number });

const accountLine = (account: string, t: Translator) =>
  /^\d/.test(account) ? t('receipt.account', { number: printBankAccount(account) }) : `IBAN: ${printIban(account)}`;

/** Draws a receipt on pages of its own, with their numbers. */
function drawReceipt(writer: PdfWriter, receipt: Receipt): void {
  if (receipt.kind === 'credit-note' && !receipt.corrects) {
    throw new RangeError(`Credit note ${receipt.number} names no receipt that it corrects.`);
  }
  const language = languageOf(receipt.language);
  const t = createTranslator(language);
  const brand = brands[receipt.brand];
  const tokens = themes[`${receipt.brand}.light`];
  const title = titleOf(receipt, t);
  const { document } = writer;
  const sign = receipt.kind === 'credit-note' ? -1 : 1;
  const amounts = new Intl.NumberFormat(intlTag(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amount = (minor: number) => amounts.format((sign * minor) / 100 || 0);
  const percent = (rate: number) => `${formatNumber(rate, language)} %`;
  const muted = tokens.text.secondary;
  const rule = (y: number) => {
    document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(tokens.border.strong).stroke();
  };

  const firstPage = document.bufferedPageRange().count;
  document.addPage();
  const titleHeight = writer.write(title, { x: 250, y: page.top, width: 295, size: 18, align: 'right' });
  writer.write(brand.name, { x: page.left, y: page.top, width: 190, size: 18, color: tokens.accent.solid });
  let y = page.top + titleHeight + 24;

  const seller = writeParty(t('receipt.seller'), receipt.seller, page.left, y);
  const buyer = writeParty(t('receipt.buyer'), receipt.buyer, 310, y);
  y += Math.max(seller, buyer) + 20;

  const facts: readonly (readonly [label: string, text: string])[] = [
    [t('receipt.issued'), formatDate(receipt.issuedAt, language, brand.timeZone)],
    [t('receipt.order'), receipt.order],
    [t('receipt.method'), t(`receipt.${receipt.method}`)],
    ...(receipt.fiscal
      ? ([
          [t('receipt.fiscal'), receipt.fiscal.number],
          [t('receipt.fiscal-check'), receipt.fiscal.url],
        ] as const)
      : []),
  ];
  for (const [label, text] of facts) {
    writer.write(label, { x: page.left, y, width: 150, color: muted });
    y += writer.write(text, { x: 205, y, width: 340 });
  }
  if (receipt.corrects) {
    y += writer.write(t('receipt.corrects', { number: receipt.corrects }), { x: page.left, y, width: 495 });
  }

  const writeHeader = (at: number) => {
    const header = { y: at, size: 9, color: muted } as const;
    const heights = [
      writer.write(t('receipt.item'), { ...columns.text, ...header }),
      writer.write(t('receipt.quantity'), { ...columns.quantity, ...header, align: 'right' }),
      writer.write(t('receipt.net'), { ...columns.net, ...header, align: 'right' }),
      writer.write(t('receipt.vat-rate'), { ...columns.rate, ...header, align: 'right' }),
      writer.write(t('receipt.vat'), { ...columns.vat, ...header, align: 'right' }),
      writer.write(t('receipt.gross'), { ...columns.gross, ...header, align: 'right' }),
    ];
    const below = at + Math.max(...heights) + 4;
    rule(below);

    return below + 8;
  };
  const writeLine = (line: ReceiptLine, at: number) => {
    writer.write(formatNumber(line.quantity, language), { ...columns.quantity, y: at, align: 'right' });
    writer.write(amount(line.net), { ...columns.net, y: at, align: 'right' });
    writer.write(percent(line.vatRate), { ...columns.rate, y: at, align: 'right' });
    writer.write(amount(line.vat), { ...columns.vat, y: at, align: 'right' });
    writer.write(amount(line.gross), { ...columns.gross, y: at, align: 'right' });

    return at + writer.write(line.text, { ...columns.text, y: at }) + 6;
  };
  const nextPage = () => {
    document.addPage();
    return page.top;
  };

  y = writeHeader(y + 20);
  for (const line of receipt.lines) {
    if (y + writer.heightOf(line.text, columns.text.width) > page.bottom) y = writeHeader(nextPage());
    y = writeLine(line, y);
  }

  const totals = receiptTotals(receipt.lines);
  if (y + 60 + totals.rates.length * 14 > page.bottom) y = nextPage();
  rule(y);
  y += 10;
  const sums: readonly (readonly [label: string, text: string])[] = [
    [t('receipt.total-net'), amount(totals.net)],
    ...totals.rates.map(({ rate, vat }) => [t('receipt.total-vat', { rate: percent(rate) }), amount(vat)] as const),
  ];
  for (const [label, text] of sums) {
    writer.write(text, { x: 445, y, width: 100, align: 'right' });
    y += writer.write(label, { x: 205, y, width: 235, color: muted });
  }
  const total = t('receipt.total', { currency: receipt.currency });
  writer.write(amount(totals.gross), { x: 405, y: y + 6, width: 140, size: 14, align: 'right' });
  y += 6 + writer.write(total, { x: 205, y: y + 6, width: 195, size: 14 });
  if (y + 34 <= page.bottom)
    writer.write(t('receipt.valid'), { x: page.left, y: y + 20, width: 495, size: 9, color: muted });

  const pages = document.bufferedPageRange().count - firstPage;
  for (let index = 0; index < pages; index += 1) {
    document.switchToPage(firstPage + index);
    const foot = { y: page.foot, size: 9, color: muted } as const;
    const contact = [receipt.seller.name, receipt.seller.email].filter(Boolean).join(' · ');
    writer.write(contact, { ...foot, x: page.left, width: 380 });
    writer.write(t('receipt.page', { page: index + 1, pages }), { ...foot, x: 435, width: 110, align: 'right' });
  }

  function writeParty(label: string, party: ReceiptParty, x: number, top: number): number {
    const { taxNumber, registrationNumber, account } = party;
    const lines = [
      ...party.address,
      ...(taxNumber ? [t('receipt.tax-number', { number: taxNumber })] : []),
      ...(registrationNumber ? [t('receipt.registration-number', { number: registrationNumber })] : []),
      ...(account ? [accountLine(account, t)] : []),
    ];
    let height = writer.write(label, { x, y: top, width: 235, size: 9, color: muted });
    height += writer.write(party.name, { x, y: top + height, width: 235, size: 11 });
    for (const line of lines) height += writer.write(line, { x, y: top + height, width: 235 });

    return height;
  }
}
