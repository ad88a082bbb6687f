import type { TransactionSql } from 'postgres';

/** What somebody writes, and to whom. */
export interface WrittenMessage {
  /** The ad. */
  readonly id: number;
  readonly user1: number;
  readonly user2: number;
  readonly message: string;
  /** In spite of a warning. */
  readonly force: boolean;
  /** Opens the conversation where there is none. */
  readonly opens: boolean;
  /** Stores what comes with the message, in its transaction. */
  readonly attach?: (sql: TransactionSql, messageId: number) => Promise<void>;
}
