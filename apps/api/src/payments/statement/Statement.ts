/** A line of a bank statement: money that came to our account, or that the bank took back. */
export interface StatementLine {
  /** Line of a CSV file, or number of the entry in a camt.053, from 1. */
  readonly line: number;
  /**
   * Identifies the movement: the same each time it is read, and different from all others in a file. So a statement
   * that is imported twice does not pay an order twice.
   */
  readonly key: string;
  /**
   * The bank's own number for the movement, with account and day. Null: the bank gives no numbers. The same number with
   * another `key` means that the bank changed the content.
   */
  readonly movement: string | null;
  /** The key of earlier versions, to find lines that they imported. */
  readonly formerKey: string;
  /** The bank took the money of an earlier line back, so this line pays nothing. */
  readonly isCalledBack: boolean;
  /** Day of booking: `2026-11-24`. */
  readonly date: string;
  /** Whole para or cents. */
  readonly amount: number;
  readonly currency: 'RSD' | 'EUR';
  /** The reference as the bank wrote it; empty if there is none. */
  readonly reference: string;
  /** The order that the reference names, otherwise the purpose. Null: an administrator has to find it. */
  readonly order: number | null;
  readonly payer: string;
  readonly purpose: string;
}

/** Why a line, or the whole file, cannot be read. */
export type StatementProblem =
  | 'empty'
  | 'not-readable'
  | 'too-large'
  | 'timed-out'
  | 'too-many-lines'
  | 'columns-missing'
  | 'date-invalid'
  | 'amount-invalid'
  | 'currency-unknown'
  | 'batch-differs'
  | 'reversal'
  | 'not-booked';

/** The content of a statement. Every line is in one of these lists or counts. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  /** Line 0: the whole file. */
  readonly problems: readonly { readonly line: number; readonly problem: StatementProblem }[];
  /** Other movements away from our account, which pay nothing. */
  readonly debits: number;
}

/** Longest file in bytes, most movements in it and longest line of a CSV: more than a bank sends for a day. */
export const statementLimits = { bytes: 5_000_000, lines: 20_000, lineLength: 10_000 } as const;

/** A statement of which nothing can be read. */
export const unreadable = (problem: StatementProblem): Statement => ({
  lines: [],
  problems: [{ line: 0, problem }],
  debits: 0,
});
