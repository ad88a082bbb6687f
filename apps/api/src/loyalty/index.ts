import { exchangePoints as exchangeCall, getLoyalty, getMyLoyalty } from '@volan/api-contract';
import { brands, loyaltyProgramme } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { adTitlesIn } from '../notifications/adTitles.ts';
import type { Database } from '../platform/database/connect.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { exchangePoints } from './exchangePoints.ts';
import { readMyLoyalty } from './readLoyalty.ts';

/** How long the rules may be cached, in seconds. */
const maxAge = 60;

/** The loyalty programme: its rules, and the points of an account. [A09, B16, B17, M18] */
export function loyaltyModule({
  database: { sql },
  taxonomy,
  now,
}: {
  readonly database: Database;
  readonly taxonomy: Taxonomy;
  readonly now: () => number;
}) {
  const titlesOf = adTitlesIn(sql, taxonomy);
  return {
    routes(app: FastifyInstance) {
      serve(app, getLoyalty, (_input, { brand }) => loyaltyProgramme(brands[brand].creditCurrency), { maxAge });
      serve(app, getMyLoyalty, (query, context) =>
        readMyLoyalty({ sql, titlesOf }, principalOf(context).actor.id, query, query.lang ?? context.language),
      );
      serve(app, exchangeCall, (input, context) => exchangePoints({ sql, now }, input, context));
    },
  };
}
