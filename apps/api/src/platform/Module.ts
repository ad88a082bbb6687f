import type { FastifyInstance } from 'fastify';
import type { TransactionSql } from 'postgres';
import type { RepeatedJob } from './jobs/repeat.ts';
import type { RetentionRule } from './retention/openRetention.ts';

/** Erases what a module knows of removed accounts, inside the transaction that erases all of it. [M64] */
export type EraseAccounts = (sql: TransactionSql, userIds: number[]) => Promise<void>;

/** What a part of the business adds to the server. `modules.ts` lists all of them. */
export interface Module {
  /** Adds its calls. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Starts its repeated work. The process that serves calls it once. */
  readonly jobs?: () => readonly RepeatedJob[];
  /** What it keeps for a time only. */
  readonly retention?: readonly RetentionRule[];
  readonly erase?: EraseAccounts;
}
