/** Data of one sale or refund for the tax authority; amounts in para, with tax. */
export interface FiscalSale {
  /** The same id always means the same receipt. */
  readonly id: string;
  readonly kind: 'sale' | 'refund';
  /** Number of the receipt or credit note that the buyer sees. */
  readonly paper: string;
  /** Fiscal number of the sale that is refunded. */
  readonly refersTo: string | null;
  readonly method: 'card' | 'transfer';
  readonly total: number;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly gross: number;
    /** Percent. */
    readonly vatRate: number;
  }[];
}

/** Response of the authority: a receipt with its number and the page where anybody can check it, or a refusal. */
export type FiscalAnswer =
  | { readonly state: 'issued'; readonly number: string; readonly verificationUrl: string; readonly issuedAt: string }
  | { readonly state: 'refused'; readonly problem: string };

/** The fiscaliser sent no response, or an unreadable one: ask again with the same id. */
export class FiscaliserUnavailable extends Error {
  override readonly name = 'FiscaliserUnavailable';
}

/**
 * Service that reports receipts to the tax authority. It keeps nothing of ours; the same id always gets the same
 * answer.
 */
export interface FiscalReceipts {
  /** @throws FiscaliserUnavailable */
  issue(sale: FiscalSale): Promise<FiscalAnswer>;
}
