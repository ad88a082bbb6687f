import { costQueries, pricingQueries } from '@volan/api-client/react';
import { readImport } from '@volan/domain-rules';
import { ImportPage, costTermsOf } from '@volan/features/imports';
import { prefetchShell } from '@volan/features/shell';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { failedPage } from '../../failures.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const requestContext = context.get(requestContextKey);
  const { queries, api, site } = requestContext;
  try {
    const [rules, rate] = await Promise.all([
      queries.fetchQuery(costQueries.rules(api, 'RS')),
      queries.fetchQuery(pricingQueries.rate(api, 'RSD')),
      prefetchShell(queries, api, site),
    ]);
    const terms = costTermsOf(site, rules, rate);
    const reading = readImport(new URL(request.url).searchParams, site.language, Number(terms.day.slice(0, 4)));

    return { reading, terms };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
};

export default function ImportCostRoute() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}
