import { CompaniesPage } from '@volan/features/companies';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCompanies } from './loadCompanies.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCompanies(context.get(requestContextKey), new URL(request.url).searchParams);

export default function CompaniesRoute() {
  return <CompaniesPage {...useLoaderData<typeof loader>()} />;
}
