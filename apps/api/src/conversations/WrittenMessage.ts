import type { TransactionSql } from 'postgres';

/** A message that a user writes, with its recipient. */
export interface WrittenMessage {
  /** The ad. */
  readonly id: number;
  readonly user1: number;
  readonly user2: number;
  readonly message: string;
  /** Send it despite a warning. */
  readonly force: boolean;
  /** Opens the conversation if it does not exist. */
  readonly opens: boolean;
  /** The attachment of the message. */
  readonly file?: {
    /** SHA-256 of the file as it was sent. */
    readonly digest: Buffer;
    /** Stores it, in the transaction of the message. */
    readonly store: (sql: TransactionSql, messageId: number) => Promise<void>;
  };
}
