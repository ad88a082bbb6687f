import { CompanyPage, GoneCompanyPage } from '@volan/features/company';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCompany } from './loadCompany.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCompany(context.get(requestContextKey), new URL(request.url).searchParams);

export default function CompanyRoute() {
  const answer = useLoaderData<typeof loader>();
  return answer.kind === 'company' ? (
    <CompanyPage company={answer.company} stock={answer.stock} />
  ) : (
    <GoneCompanyPage company={answer.company} />
  );
}
