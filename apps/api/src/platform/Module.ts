import type { FastifyInstance } from 'fastify';
import type { TransactionSql } from 'postgres';
import type { Job } from './jobs/Job.ts';
import type { RetentionRule } from './retention/retentionJob.ts';

/** Erases a module's data about removed accounts, inside the transaction that erases all of it. [M64] */
export type EraseAccounts = (sql: TransactionSql, userIds: number[]) => Promise<void>;

/** What a part of the business adds to the server. `modules.ts` lists all of them. */
export interface Module {
  /** Adds its calls. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Jobs for the queue. The serving process reads them once. */
  readonly jobs?: () => readonly Job[];
  /** Starts background work of each process that runs until it stops, such as reporting its health. */
  readonly accompany?: () => { close(): Promise<void> };
  /** Rules for data that is deleted after some time. */
  readonly retention?: readonly RetentionRule[];
  readonly erase?: EraseAccounts;
}
