import { getOwnPlans, listPlans, plansOf, setFreePeriod as setFreePeriodCall, setNextPlan } from '@volan/api-contract';
import type { Logger } from 'pino';
import type { Module } from '../platform/Module.ts';
import { plansJob } from './plansJob.ts';
import type { Sql } from 'postgres';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { chooseNext } from './chooseNext.ts';
import { ownPlans } from './ownPlans.ts';
import { setFreePeriod } from './setFreePeriod.ts';

/** Seconds for which the packets may be cached: a payment reads them again. */
const maxAge = 60;

/** Dependencies of packets. */
export interface PlansDeps {
  readonly sql: Sql;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Packets of accounts: their benefits and prices, their owners, and their renewals. [B23, M13] */
export const plansModule = ({ sql, logger, now }: PlansDeps): Module => ({
  routes(app) {
    serve(app, listPlans, (_input, { brand }) => plansOf(brand), { maxAge });
    serve(app, getOwnPlans, (_input, context) =>
      ownPlans(sql, principalOf(context).actor.id, context.brand, new Date(now())),
    );
    serve(app, setFreePeriodCall, (input, context) =>
      setFreePeriod(sql, input, principalOf(context).actor.id, new Date(now())),
    );
    serve(app, setNextPlan, ({ plan }, context) =>
      chooseNext(sql, principalOf(context).actor.id, plan === 'none' ? null : plan, context.brand, new Date(now())),
    );
  },
  jobs: () => [plansJob(sql, now, logger)],
});
