import type { AccountReasonName, CreditCurrency, DecisionGround } from '@volan/domain-rules';

/** A code and for how many minutes it is valid. The mail is not sent after that. */
export interface CodeValues {
  readonly code: string;
  readonly minutes: number;
}

/** When something was done, and on which device; empty: unknown. */
export interface EventValues {
  readonly when: string;
  readonly device: string;
}

/** The ad of a mail, by its title in the language of the mail. */
export interface AdValues extends Unsubscribable {
  readonly title: string;
  /** It is a fast ad: the mail leads to the list of fast ads. Missing in mails queued by an older version. [M17] */
  readonly fast?: boolean;
  /** A fast ad that was renewed, which happens once. Missing in mails queued by an older version. [M17] */
  readonly renewed?: boolean;
}

/** Mails from which the recipient can unsubscribe. */
export interface Unsubscribable {
  /** Signature of the address that unsubscribes. [RFC 8058] */
  readonly unsubscribe: string;
}

/** An order and what it costs, in minor units. */
export interface OrderValues {
  readonly orderId: string;
  readonly total: number;
  readonly currency: CreditCurrency;
}

/** A receipt or a credit note of an order. */
export interface ReceiptValues extends OrderValues {
  readonly number: string;
  /**
   * The recipient is the second address that the buyer named, and cannot sign in. Missing in mails queued by an older
   * version.
   */
  readonly isOther?: boolean;
}

/** The grounds of a decision about an ad, and until when its owner can appeal. [P60] */
export interface AdStatement {
  readonly grounds: readonly DecisionGround[];
  readonly appealUntil: string;
}

/** The grounds of a decision about an account. [P60] */
export interface AccountStatement extends AdStatement {
  readonly code: AccountReasonName;
  /** When a suspension ends by itself; null: without an end. */
  readonly until: string | null;
  /** Opens the page of the decision without a sign-in. */
  readonly token: string;
}
