import { CompanyPage, GoneCompanyPage } from '@volan/features/company';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCompany } from '../companies/loadCompany.ts';
import { publicPage } from '../delivery.ts';
import { webRequest } from '../webRequest.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCompany(context.get(webRequest), new URL(request.url).searchParams);

export default function CompanyRoute() {
  const answer = useLoaderData<typeof loader>();
  return answer.kind === 'company' ? (
    <CompanyPage company={answer.company} stock={answer.stock} />
  ) : (
    <GoneCompanyPage company={answer.company} />
  );
}
