import { CompaniesPage, readCompanies } from '@volan/features/companies';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { readCompanyQuery } from '@volan/domain-rules';
import { readBanners } from '../../readBanners.ts';
import { failedPage } from '../../failures.ts';

/** Reads what the list of companies shows; a page beyond the end is empty, not missing. [B22, T15] */
async function loadCompanies(requestContext: RequestContext, parameters: URLSearchParams) {
  const { queries, api, site } = requestContext;
  try {
    const [list] = await Promise.all([
      readCompanies(queries, api, site, readCompanyQuery(parameters)),
      readBanners(requestContext, 'companies'),
    ]);

    return list;
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCompanies(context.get(requestContextKey), new URL(request.url).searchParams);

export default function CompaniesRoute() {
  return <CompaniesPage {...useLoaderData<typeof loader>()} />;
}
