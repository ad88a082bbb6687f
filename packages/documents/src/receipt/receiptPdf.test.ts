import { getDocumentProxy, getMeta } from 'unpdf';
import { isPrintable, languageValues } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import { describe, expect, it } from 'vitest';
import { themes } from '@volan/tokens';
import { pdfText } from '../testing/pdfText.ts';
import { pdfFaces, runsOf } from './pdfFaces.ts';
import { receiptTotals, type Receipt, type ReceiptLine } from './Receipt.ts';
import { receiptPdf } from './receiptPdf.ts';

const top: ReceiptLine = {
  text: 'TOP oglas, 30 dana',
  quantity: 1,
  net: 100_000,
  vatRate: 20,
  vat: 20_000,
  gross: 120_000,
};
const credits: ReceiptLine = { text: '500 kredita', quantity: 2, net: 50_000, vatRate: 20, vat: 10_000, gross: 60_000 };

const receipt: Receipt = {
  kind: 'receipt',
  number: '2026-000123',
  issuedAt: '2026-11-24T23:30:00Z',
  order: '1234',
  method: 'card',
  currency: 'RSD',
  lines: [top, credits],
  seller: {
    name: 'Volan d.o.o.',
    address: ['Bulevar kralja Aleksandra 1', '11000 Beograd'],
    taxNumber: '100000001',
    registrationNumber: '20000001',
    email: 'info@volan.localhost',
  },
  buyer: { name: 'Đorđe Žikić', address: ['Ćirila i Metodija 5', '32000 Čačak'] },
  brand: 'volan',
  language: 'rs',
};

/** The text of each page, its lines as one. */
async function pagesOf(more: Partial<Receipt> = {}) {
  return pdfText(await receiptPdf({ ...receipt, ...more }));
}

describe('a receipt as a PDF', () => {
  it('says who sold what to whom, with net, VAT and total', async () => {
    const [page = ''] = await pagesOf();
    for (const words of [
      'Račun 2026-000123',
      'Volan d.o.o.',
      'PIB: 100000001',
      'Matični broj: 20000001',
      'Đorđe Žikić',
      'Ćirila i Metodija 5',
      '25. 11. 2026.',
      'Kartica',
      'TOP oglas, 30 dana',
      '1.000,00 20 % 200,00 1.200,00',
      'Ukupno bez PDV',
      'PDV po stopi od 20 %',
      'Ukupno u valuti RSD',
      '1.800,00',
      'Strana 1 od 1',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain('Ispravlja');
  });

  it.each([
    ['845000000040484987', 'Tekući račun: 845-404849-87'],
    ['DE89370400440532013000', 'IBAN: DE89 3704 0044 0532 0130 00'],
  ])('prints the account %s of a seller as "%s"', async (account, words) => {
    expect((await pagesOf({ seller: { ...receipt.seller, account } }))[0]).toContain(words);
  });

  it('takes back by a credit note that names the receipt, with amounts below zero', async () => {
    const [page] = await pagesOf({
      kind: 'credit-note',
      number: 'KO-7',
      corrects: '2026-000123',
      lines: [top],
      language: 'en',
    });
    expect(page).toContain('Credit note KO-7');
    expect(page).toContain('Corrects receipt 2026-000123');
    expect(page).toMatch(/[-−]1,000\.00 20 % [-−]200\.00 [-−]1,200\.00/);
    await expect(receiptPdf({ ...receipt, kind: 'credit-note' })).rejects.toThrow('names no receipt');
  });

  it('is the same to the last byte each time', async () => {
    expect((await receiptPdf(receipt)).equals(await receiptPdf(receipt))).toBe(true);
    expect((await receiptPdf(receipt)).equals(await receiptPdf({ ...receipt, number: '2' }))).toBe(false);
  });

  it.each(languageValues)(
    'is written in "%s" without a letter missing, or a word of its head cut',
    async (language) => {
      const t = createTranslator(language === 'zh' ? 'en' : language);
      const head = [
        t('receipt.quantity'),
        t('receipt.net'),
        t('receipt.vat-rate'),
        t('receipt.vat'),
        t('receipt.gross'),
      ];
      for (const brand of ['volan', 'gearlane'] as const) {
        const [page] = await pagesOf({ language, brand });
        expect(page).not.toContain('?');
        expect(page).not.toContain('receipt.');
        for (const word of head.flatMap((label) => label.split(' '))) expect(page).toContain(word);
      }
    },
  );

  it('is in English for readers of Chinese, and in Cyrillic for those of Macedonian', async () => {
    expect((await pagesOf({ language: 'zh' }))[0]).toContain('Receipt 2026-000123');
    expect((await pagesOf({ language: 'mk' }))[0]).toContain('Сметка 2026-000123');
  });

  it('holds further languages, each on pages of its own with their own numbers', async () => {
    const english: Receipt = { ...receipt, language: 'en' };
    const [first, second, ...more] = await pdfText(await receiptPdf(receipt, english));
    expect([first, second]).toEqual([...(await pagesOf()), ...(await pagesOf({ language: 'en' }))]);
    expect(second).toContain('Page 1 of 1');
    expect(more).toEqual([]);
  });

  it('has letters in its fonts for all that a buyer may write', async () => {
    const letters = Array.from({ length: 0x30_00 }, (_, code) => String.fromCodePoint(code)).filter(isPrintable);
    expect(letters.length).toBeGreaterThan(500);
    for (const brand of ['volan', 'gearlane'] as const) {
      const [, family = ''] = /^["']?([^"',]+)/.exec(themes[`${brand}.light`].brand.font.text) ?? [];
      const missing = runsOf(letters.filter((letter) => letter !== '?').join(''), await pdfFaces(family));
      expect(missing.filter(({ text }) => text.includes('?'))).toEqual([]);
    }
  });

  it('shows a question mark for a letter that the fonts do not hold', async () => {
    expect((await pagesOf({ buyer: { name: '王 Wang', address: [] } }))[0]).toContain('? Wang');
  });

  it('continues on further pages, with the head of the table and the number on each', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...credits, text: `Stavka ${index + 1}` }));
    const pages = await pagesOf({ lines });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join(' ')).toContain('Stavka 60');
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Strana ${index + 1} od ${pages.length}`);
    }
    expect(pages[1]).toContain('Osnovica');
    expect(pages.at(-1)).toContain('36.000,00');
  });

  it('breaks long names, even those without a space', async () => {
    const [page = ''] = await pagesOf({ lines: [{ ...top, text: 'Ć'.repeat(90) }] });
    expect(page.match(/Ć/g)?.length).toBe(91);
  });

  it('has its title and language for people who cannot see it', async () => {
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(await receiptPdf(receipt))));
    expect(info).toMatchObject({ Title: 'Račun 2026-000123', Author: 'Volan d.o.o.', Language: 'sr-Latn' });
  });
});

describe('the sums of a receipt', () => {
  it('are whole, and by rate', () => {
    const reduced: ReceiptLine = { ...credits, vatRate: 10, net: 100, vat: 10, gross: 110 };
    expect(receiptTotals([reduced, top, credits])).toEqual({
      net: 150_100,
      vat: 30_010,
      gross: 180_110,
      rates: [
        { rate: 20, vat: 30_000 },
        { rate: 10, vat: 10 },
      ],
    });
  });

  it.each([
    { ...top, gross: 120_001 },
    { ...top, net: 0.5, gross: 20_000.5 },
    { ...top, vat: Number.NaN },
  ])('are refused where a line does not sum up', (line) => {
    expect(() => receiptTotals([line])).toThrow(RangeError);
  });
});
