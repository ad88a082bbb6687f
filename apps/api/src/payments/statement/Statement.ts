/** Money that came onto our account, or was called back from it, as a bank statement tells it. */
export interface StatementLine {
  /** Line of a CSV file, or number of the entry in a camt.053, from 1. */
  readonly line: number;
  /**
   * The same each time that the same movement is read, and different for each movement of a file: who imports a
   * statement twice must not pay an order twice.
   */
  readonly key: string;
  /**
   * What the bank calls the movement on its account and day; null where it numbers nothing. The same with another key:
   * the bank tells something else of it now.
   */
  readonly movement: string | null;
  /** As earlier versions knew the movement: lines that they imported are found by it. */
  readonly formerKey: string;
  /** The bank took the money of an earlier line back: this pays nothing. */
  readonly isCalledBack: boolean;
  /** Day of booking: `2026-11-24`. */
  readonly date: string;
  /** Whole para or cents. */
  readonly amount: number;
  readonly currency: 'RSD' | 'EUR';
  /** As the bank wrote it; empty where it wrote none. */
  readonly reference: string;
  /**
   * The order that the reference names, or, where it names none, the purpose; null: an administrator has to find it.
   */
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

/** What was found in a statement. Nothing is skipped in silence. */
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
