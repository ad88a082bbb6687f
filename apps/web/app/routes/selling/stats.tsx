import { StatsPage, readStatsAsk, statsAddress } from '@volan/features/selling';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { readCall } from '@volan/api-client';
import { getSellerStats } from '@volan/api-contract/wire';
import { loadAccount } from '../../private/loadAccount.ts';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';

/** The numbers of all own ads, as the address asks for them. [P39, C58] */
async function loadStats(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const ask = readStatsAsk(site.search);
  const { span, ad, order, direction, page } = ask;
  try {
    const [carried, { data: stats, meta }] = await Promise.all([
      loadAccount(requestContext),
      readCall(api, getSellerStats, {
        span,
        order,
        direction,
        page,
        lang: api.language,
        ...(ad !== null && { ad_id: ad }),
      }),
    ]);
    if (page > meta.pages) throw goOn(statsAddress(site, { ...ask, page: meta.pages }));
    return { ...carried, stats, meta, ask };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export const loader = ({ context }: LoaderFunctionArgs) => loadStats(context.get(requestContextKey));

export default function StatsRoute() {
  const { account, stats, meta, ask } = useLoaderData<typeof loader>();
  return <StatsPage account={account} stats={stats} meta={meta} ask={ask} />;
}
