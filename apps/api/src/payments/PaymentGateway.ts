/** Currencies that the bank settles for us. */
export type PaymentCurrency = 'RSD' | 'EUR';

/** Money as the ledger counts it. */
export interface PaymentMoney {
  /** Whole para or cents. */
  readonly amount: number;
  readonly currency: PaymentCurrency;
}

/** Our record of one attempt to pay an order by card. A retry of the same order is a new attempt. */
export interface PaymentAttempt extends PaymentMoney {
  /** Our number of the attempt at the bank, used once only: 1 to 64 letters, digits, `-` or `_`. */
  readonly id: string;
  /** `sale` captures the money at once; `authorisation` waits until it is captured or voided. [M43] */
  readonly kind: 'sale' | 'authorisation';
}

/** Where the bank sends the buyer and its callback afterwards, and the language of its page. */
export interface PaymentReturn {
  readonly okUrl: string;
  readonly failUrl: string;
  readonly callbackUrl: string;
  readonly language: 'sr' | 'en';
}

/** A form that the browser posts to the bank as it is: every field is signed. */
interface PaymentForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Why a message is not from the bank, or cannot be read as one. It must change nothing. */
export type CallbackRefusal =
  | 'not-readable'
  | 'duplicate-field'
  | 'array-field'
  | 'field-name'
  | 'hash-missing'
  | 'hash-algorithm'
  | 'hash-fields'
  | 'hash-wrong'
  | 'attempt-missing';

/** A message with a valid hash of the bank. The caller must still check the attempt and the content. */
export interface SignedReply {
  readonly attemptId: string;
  /** Fields by their names in small letters. */
  readonly fields: ReadonlyMap<string, string>;
  /** The order of names that matched: `plain` is worth a line in the log, the bank's own is natural. */
  readonly order: 'natural' | 'plain' | 'listed';
}

/** Reasons that a buyer may see when nothing was charged. */
export type DeclineReason =
  | 'insufficient-funds'
  | 'expired-card'
  | 'call-the-bank'
  | 'not-allowed'
  | 'not-authenticated'
  | 'invalid-data'
  | 'declined'
  | 'gateway-error';

/**
 * Why an administrator has to decide: money may have moved, so the payment is neither accepted nor marked as failed.
 */
export type ReviewReason =
  | 'client-differs'
  | 'attempt-differs'
  | 'amount-differs'
  | 'currency-differs'
  | 'kind-differs'
  | 'md-status'
  | 'contradiction'
  | 'unknown-response';

/** Facts of the bank about a transaction, for our records and for questions to the bank. */
export interface TransactionFacts {
  readonly transactionId: string | null;
  readonly authorisation: string | null;
  readonly hostReference: string | null;
  readonly code: string | null;
  readonly mdStatus: string | null;
  /** The amount that the bank reports as paid, in whole para or cents; null if it reports none. */
  readonly received: number | null;
  /** The card number as the bank masked it. Null if it shows more than the first six and last four digits. */
  readonly maskedCard: string | null;
}

/** The meaning of a signed reply for its attempt. [J93, M42, T10] */
export type PaymentVerdict =
  | { readonly state: 'paid' | 'authorised'; readonly facts: TransactionFacts }
  | { readonly state: 'declined'; readonly reason: DeclineReason; readonly facts: TransactionFacts }
  | { readonly state: 'needs-review'; readonly reason: ReviewReason; readonly facts: TransactionFacts };

/** The bank's answer to a status query about an attempt. */
export interface PaymentStatus {
  /**
   * `voided` and `refunded`: it was paid, and the money was given back. `unknown-attempt`: it is not paid, or not yet.
   * `unreadable`: an unknown state, which a person has to look at.
   */
  readonly state: 'approved' | 'pending' | 'voided' | 'refunded' | 'declined' | 'unknown-attempt' | 'unreadable';
  /** Whole para or cents. Null: the bank did not report it. */
  readonly amount: number | null;
  /** How much of it was captured; null if nothing was, or the bank does not say it. */
  readonly captured: number | null;
  readonly transactionId: string | null;
}

/** The result of moving money at the bank. */
export type PaymentMove =
  | { readonly done: true; readonly transactionId: string | null }
  | { readonly done: false; readonly code: string | null; readonly message: string };

/**
 * The bank did not answer, or its answer is unreadable. After a capture, void or refund the money may have moved, so
 * query the status before you try again.
 */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The bank that accepts cards. It keeps nothing and decides nothing about orders. */
export interface PaymentGateway {
  /** The signed form that sends a browser to the bank. [M41, J94] */
  start(attempt: PaymentAttempt, to: PaymentReturn): PaymentForm;
  /** Reads the posted body of a callback or return. A body without a valid hash is refused. */
  readCallback(body: string): SignedReply | CallbackRefusal;
  /** Compares a reply with our record of the attempt, and returns its meaning. */
  judge(reply: SignedReply, attempt: PaymentAttempt): PaymentVerdict;
  /** @throws GatewayUnavailable */
  queryStatus(attemptId: string): Promise<PaymentStatus>;
  /** Captures an authorised payment. @throws GatewayUnavailable */
  capture(attemptId: string, money: PaymentMoney): Promise<PaymentMove>;
  /** Releases an authorised payment, or undoes a sale of the same day. @throws GatewayUnavailable */
  void(attemptId: string): Promise<PaymentMove>;
  /** Gives money back to the card. @throws GatewayUnavailable */
  refund(attemptId: string, money: PaymentMoney): Promise<PaymentMove>;
}
