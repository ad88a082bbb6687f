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
  /** Opens the conversation if it does not exist. */
  readonly opens: boolean;
  /** The attachment of the message. */
  readonly file?: {
    /** SHA-256 of it as it was sent. */
    readonly digest: Buffer;
    /** Stores it, in the transaction of the message. */
    readonly store: (sql: TransactionSql, messageId: number) => Promise<void>;
  };
}
