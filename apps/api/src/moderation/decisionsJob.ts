import type { Sql } from 'postgres';
import type { Job } from '../platform/jobs/Job.ts';
import { notifyCompanyDecisions } from './companies/companyDecisions.ts';
import { notifyDecisions } from './decisions.ts';

/** Notifies sellers and companies of decisions. [P57] */
export const decisionsJob = (sql: Sql, now: () => number): Job => ({
  name: 'decisions',
  async run() {
    await notifyDecisions(sql, new Date(now()));
    await notifyCompanyDecisions(sql, new Date(now()));
  },
});
