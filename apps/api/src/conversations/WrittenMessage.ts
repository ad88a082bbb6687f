import type { AdListed } from '@volan/api-contract';
import type { TransactionSql } from 'postgres';

/** A request to a car service. [M16] */
interface ServiceRequest {
  readonly serviceId: number;
  /** An ad of the sender; null: they named none. */
  readonly vehicle: AdListed | null;
}

/** A message that a user writes, with its recipient. */
export interface WrittenMessage {
  /** The ad; for a car service its `request_id`. */
  readonly id: number;
  readonly user1: number;
  readonly user2: number;
  readonly message: string;
  /** Send it despite a warning. */
  readonly force: boolean;
  /** Opens the conversation if it does not exist. */
  readonly opens: boolean;
  /** The car service that is asked; missing: the call does not name one. [M16] */
  readonly request?: ServiceRequest;
  /** The attachment of the message. */
  readonly file?: {
    /** SHA-256 of the file as it was sent. */
    readonly digest: Buffer;
    /** Stores it, in the transaction of the message. */
    readonly store: (sql: TransactionSql, messageId: number) => Promise<void>;
  };
}
