import { adQueries, costQueries, pricingQueries } from '@volan/api-client/react';
import { readOwnership, type OwnershipReading } from '@volan/domain-rules';
import { costTermsOf } from '@volan/features/imports';
import type { OwnershipMarket } from '@volan/features/ownership';
import { isFailure } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** What ads of the model ask, now and as old as the vehicle will be; null if the address does not say enough. */
async function readMarket(
  { queries, api }: RequestContext,
  { model, vehicle }: OwnershipReading,
): Promise<OwnershipMarket> {
  if (model === null || vehicle?.year == null || vehicle.fuel === null) return null;

  const { year, fuel, years } = vehicle;
  try {
    return await queries.fetchQuery(
      adQueries.modelYearPrices(api, { model_id: model, fuel, year, later_year: year - years }),
    );
  } catch (error) {
    // an old address may name a model that has gone
    if (isFailure(error, 'not-found')) return null;
    throw error;
  }
}

/** The figures in the address of the ownership calculator, and what they are estimated with. [N16] */
export async function loadOwnership(requestContext: RequestContext, request: Request) {
  const { queries, api, site } = requestContext;
  const [rules, rate] = await Promise.all([
    queries.fetchQuery(costQueries.rules(api, 'RS')),
    queries.fetchQuery(pricingQueries.rate(api, 'RSD')),
  ]);
  const terms = costTermsOf(site, rules, rate);
  const reading = readOwnership(new URL(request.url).searchParams, {
    language: site.language,
    thisYear: Number(terms.day.slice(0, 4)),
    perEuro: terms.perEuro,
  });

  return { reading, terms: { ...terms, market: await readMarket(requestContext, reading) } };
}
