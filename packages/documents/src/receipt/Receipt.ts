import type { BrandId, CreditCurrency, LanguageValue } from '@volan/domain-rules';

/** The seller or the buyer, as written on a receipt. */
export interface ReceiptParty {
  readonly name: string;
  /** Street, town, country: a line each. */
  readonly address: readonly string[];
  readonly taxNumber?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly email?: string | undefined;
  /** The seller's account, for payments by transfer: a Serbian account of 18 digits, else an IBAN. */
  readonly account?: string | undefined;
}

/**
 * A bought item. Amounts are whole para or cents, stored as they were when the order was made: nothing is computed
 * again.
 */
export interface ReceiptLine {
  readonly text: string;
  readonly quantity: number;
  readonly net: number;
  /** Percent. */
  readonly vatRate: number;
  readonly vat: number;
  /** Net and VAT. */
  readonly gross: number;
}

/** A receipt, or the credit note that takes back all or a part of one. */
export interface Receipt {
  readonly kind: 'receipt' | 'credit-note';
  readonly number: string;
  /** Number of the receipt that a credit note corrects. */
  readonly corrects?: string | undefined;
  /** The number of the tax authority, and the address for checking it. */
  readonly fiscal?: { readonly number: string; readonly url: string } | undefined;
  readonly issuedAt: string;
  readonly order: string;
  readonly method: 'card' | 'transfer';
  readonly currency: CreditCurrency;
  /** Amounts of a credit note are positive here, and negative on paper. */
  readonly lines: readonly ReceiptLine[];
  readonly seller: ReceiptParty;
  readonly buyer: ReceiptParty;
  readonly brand: BrandId;
  readonly language: LanguageValue;
}

/** Sums of a receipt, whole and by rate of VAT. */
export interface ReceiptTotals {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  /** The highest rate first. */
  readonly rates: readonly { readonly rate: number; readonly vat: number }[];
}

/**
 * Sums up the lines of a receipt.
 *
 * @throws RangeError where a line does not sum up, so that no wrong paper is ever made
 */
export function receiptTotals(lines: readonly ReceiptLine[]): ReceiptTotals {
  const rates = new Map<number, number>();
  for (const { text, net, vat, gross, vatRate } of lines) {
    if (![net, vat, gross].every(Number.isSafeInteger) || net + vat !== gross) {
      throw new RangeError(`"${text}" does not sum up: ${net} and ${vat} are not ${gross}.`);
    }
    rates.set(vatRate, (rates.get(vatRate) ?? 0) + vat);
  }
  const sum = (amount: (line: ReceiptLine) => number) => lines.reduce((total, line) => total + amount(line), 0);

  return {
    net: sum(({ net }) => net),
    vat: sum(({ vat }) => vat),
    gross: sum(({ gross }) => gross),
    rates: [...rates].map(([rate, vat]) => ({ rate, vat })).toSorted((a, b) => b.rate - a.rate),
  };
}
