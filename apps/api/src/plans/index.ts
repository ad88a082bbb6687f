import { getOwnPlans, listPlans, plansOf, setFreePeriod as setFreePeriodCall, setNextPlan } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { chooseNext } from './chooseNext.ts';
import { ownPlans } from './ownPlans.ts';
import { setFreePeriod } from './setFreePeriod.ts';

/** How long the packets may be shown without asking again, in seconds: a payment reads them anew. */
const maxAge = 60;

/** Packets of accounts: what they give and cost, who has which, and what follows. [B23, M13] */
export const plansModule = ({ sql, now }: { readonly sql: Sql; readonly now: () => number }) => ({
  routes(app: FastifyInstance) {
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
});
