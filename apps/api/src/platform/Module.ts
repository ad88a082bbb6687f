import type { FastifyInstance } from 'fastify';
import type { TransactionSql } from 'postgres';
import type { Job } from './jobs/Job.ts';
import type { RetentionRule } from './retention/retentionJob.ts';

/** Erases what a module knows of removed accounts, inside the transaction that erases all of it. [M64] */
export type EraseAccounts = (sql: TransactionSql, userIds: number[]) => Promise<void>;

/** What a part of the business adds to the server. `modules.ts` lists all of them. */
export interface Module {
  /** Adds its calls. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Work that the queue of jobs runs. The process that serves asks once. */
  readonly jobs?: () => readonly Job[];
  /** Starts what each process does for itself until it stops, such as telling how it stands. */
  readonly accompany?: () => { close(): Promise<void> };
  /** What it keeps for a time only. */
  readonly retention?: readonly RetentionRule[];
  readonly erase?: EraseAccounts;
}
