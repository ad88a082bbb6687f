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

/** A receipt that is being drawn: its texts, and how its numbers are written. */
interface Drawing {
  readonly writer: PdfWriter;
  readonly receipt: Receipt;
  readonly language: LanguageValue;
  readonly t: Translator;
  readonly colors: { readonly muted: string; readonly accent: string; readonly rule: string };
  /** An amount in the smallest unit of the currency; a credit note writes it below zero. */
  readonly amount: (minor: number) => string;
  readonly percent: (rate: number) => string;
}

function openDrawing(writer: PdfWriter, receipt: Receipt): Drawing {
  const language = languageOf(receipt.language);
  const tokens = themes[`${receipt.brand}.light`];
  const sign = receipt.kind === 'credit-note' ? -1 : 1;
  const amounts = new Intl.NumberFormat(intlTag(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  return {
    writer,
    receipt,
    language,
    t: createTranslator(language),
    colors: { muted: tokens.text.secondary, accent: tokens.accent.solid, rule: tokens.border.strong },
    amount: (minor) => amounts.format((sign * minor) / 100 || 0),
    percent: (rate) => `${formatNumber(rate, language)} %`,
  };
}

/** Draws a receipt on pages of its own, with their numbers. */
function drawReceipt(writer: PdfWriter, receipt: Receipt): void {
  if (receipt.kind === 'credit-note' && !receipt.corrects) {
    throw new RangeError(`Credit note ${receipt.number} names no receipt that it corrects.`);
  }
  const drawing = openDrawing(writer, receipt);

  const firstPage = writer.document.bufferedPageRange().count;
  writer.document.addPage();
  let y = writeHead(drawing);
  y = writeFacts(drawing, y);
  y = writeLines(drawing, y + 20);
  writeTotals(drawing, y);
  writeFeet(drawing, firstPage);
}

function drawRule({ writer: { document }, colors }: Drawing, y: number) {
  document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(colors.rule).stroke();
}

/** Begins a page. Returns where its first line is. */
function nextPage({ writer }: Drawing): number {
  writer.document.addPage();
  return page.top;
}

/** Writes the brand, the title and both parties. Returns the place below them. */
function writeHead(drawing: Drawing): number {
  const { writer, receipt, t, colors } = drawing;
  const title = titleOf(receipt, t);
  const titleHeight = writer.write(title, { x: 250, y: page.top, width: 295, size: 18, align: 'right' });
  writer.write(brands[receipt.brand].name, { x: page.left, y: page.top, width: 190, size: 18, color: colors.accent });
  const y = page.top + titleHeight + 24;

  const seller = writeParty(drawing, t('receipt.seller'), receipt.seller, page.left, y);
  const buyer = writeParty(drawing, t('receipt.buyer'), receipt.buyer, 310, y);

  return y + Math.max(seller, buyer) + 20;
}

/** Writes a party. Returns its height. */
function writeParty(
  { writer, t, colors }: Drawing,
  label: string,
  party: ReceiptParty,
  x: number,
  top: number,
): number {
  const { taxNumber, registrationNumber, account } = party;
  const lines = [
    ...party.address,
    ...(taxNumber ? [t('receipt.tax-number', { number: taxNumber })] : []),
    ...(registrationNumber ? [t('receipt.registration-number', { number: registrationNumber })] : []),
    ...(account ? [accountLine(account, t)] : []),
  ];
  let height = writer.write(label, { x, y: top, width: 235, size: 9, color: colors.muted });
  height += writer.write(party.name, { x, y: top + height, width: 235, size: 11 });
  for (const line of lines) height += writer.write(line, { x, y: top + height, width: 235 });

  return height;
}

/** Writes when and how it was paid, and the receipt that a credit note corrects. Returns the place below. */
function writeFacts({ writer, receipt, language, t, colors }: Drawing, top: number): number {
  const facts: readonly (readonly [label: string, text: string])[] = [
    [t('receipt.issued'), formatDate(receipt.issuedAt, language, brands[receipt.brand].timeZone)],
    [t('receipt.order'), receipt.order],
    [t('receipt.method'), t(`receipt.${receipt.method}`)],
    ...(receipt.fiscal
      ? ([
          [t('receipt.fiscal'), receipt.fiscal.number],
          [t('receipt.fiscal-check'), receipt.fiscal.url],
        ] as const)
      : []),
  ];
  let y = top;
  for (const [label, text] of facts) {
    writer.write(label, { x: page.left, y, width: 150, color: colors.muted });
    y += writer.write(text, { x: 205, y, width: 340 });
  }
  if (receipt.corrects) {
    y += writer.write(t('receipt.corrects', { number: receipt.corrects }), { x: page.left, y, width: 495 });
  }

  return y;
}

/** Writes the table, on as many pages as it needs. Returns the place below it. */
function writeLines(drawing: Drawing, top: number): number {
  const { writer, receipt } = drawing;
  let y = writeHeader(drawing, top);
  for (const line of receipt.lines) {
    if (y + writer.heightOf(line.text, columns.text.width) > page.bottom) y = writeHeader(drawing, nextPage(drawing));
    y = writeLine(drawing, line, y);
  }

  return y;
}

function writeHeader(drawing: Drawing, at: number): number {
  const { writer, t, colors } = drawing;
  const header = { y: at, size: 9, color: colors.muted } as const;
  const heights = [
    writer.write(t('receipt.item'), { ...columns.text, ...header }),
    writer.write(t('receipt.quantity'), { ...columns.quantity, ...header, align: 'right' }),
    writer.write(t('receipt.net'), { ...columns.net, ...header, align: 'right' }),
    writer.write(t('receipt.vat-rate'), { ...columns.rate, ...header, align: 'right' }),
    writer.write(t('receipt.vat'), { ...columns.vat, ...header, align: 'right' }),
    writer.write(t('receipt.gross'), { ...columns.gross, ...header, align: 'right' }),
  ];
  const below = at + Math.max(...heights) + 4;
  drawRule(drawing, below);

  return below + 8;
}

function writeLine({ writer, language, amount, percent }: Drawing, line: ReceiptLine, at: number): number {
  writer.write(formatNumber(line.quantity, language), { ...columns.quantity, y: at, align: 'right' });
  writer.write(amount(line.net), { ...columns.net, y: at, align: 'right' });
  writer.write(percent(line.vatRate), { ...columns.rate, y: at, align: 'right' });
  writer.write(amount(line.vat), { ...columns.vat, y: at, align: 'right' });
  writer.write(amount(line.gross), { ...columns.gross, y: at, align: 'right' });

  return at + writer.write(line.text, { ...columns.text, y: at }) + 6;
}

/** Writes the sums, and where there is room that the receipt is valid without a signature. */
function writeTotals(drawing: Drawing, top: number): void {
  const { writer, receipt, t, colors, amount, percent } = drawing;
  const totals = receiptTotals(receipt.lines);
  let y = top + 60 + totals.rates.length * 14 > page.bottom ? nextPage(drawing) : top;
  drawRule(drawing, y);
  y += 10;
  const sums: readonly (readonly [label: string, text: string])[] = [
    [t('receipt.total-net'), amount(totals.net)],
    ...totals.rates.map(({ rate, vat }) => [t('receipt.total-vat', { rate: percent(rate) }), amount(vat)] as const),
  ];
  for (const [label, text] of sums) {
    writer.write(text, { x: 445, y, width: 100, align: 'right' });
    y += writer.write(label, { x: 205, y, width: 235, color: colors.muted });
  }

  const total = t('receipt.total', { currency: receipt.currency });
  writer.write(amount(totals.gross), { x: 405, y: y + 6, width: 140, size: 14, align: 'right' });
  y += 6 + writer.write(total, { x: 205, y: y + 6, width: 195, size: 14 });
  if (y + 34 <= page.bottom)
    writer.write(t('receipt.valid'), { x: page.left, y: y + 20, width: 495, size: 9, color: colors.muted });
}

/** Writes the seller and the page number at the foot of each page. */
function writeFeet({ writer, receipt, t, colors }: Drawing, firstPage: number): void {
  const { document } = writer;
  const pages = document.bufferedPageRange().count - firstPage;
  for (let index = 0; index < pages; index += 1) {
    document.switchToPage(firstPage + index);
    const foot = { y: page.foot, size: 9, color: colors.muted } as const;
    const contact = [receipt.seller.name, receipt.seller.email].filter(Boolean).join(' · ');
    writer.write(contact, { ...foot, x: page.left, width: 380 });
    writer.write(t('receipt.page', { page: index + 1, pages }), { ...foot, x: 435, width: 110, align: 'right' });
  }
}
