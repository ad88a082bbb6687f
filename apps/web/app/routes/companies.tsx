import { CompaniesPage } from '@volan/features/companies';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCompanies } from '../companies/loadCompanies.ts';
import { publicPage } from '../delivery.ts';
import { webRequest } from '../webRequest.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCompanies(context.get(webRequest), new URL(request.url).searchParams);

export default function CompaniesRoute() {
  return <CompaniesPage {...useLoaderData<typeof loader>()} />;
}
