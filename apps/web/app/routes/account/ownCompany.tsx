import { OwnCompanyPage, RegisterCompanyPage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changeOwnCompany } from './changeOwnCompany.ts';
import { loadOwnCompany } from './loadOwnCompany.ts';
import { requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadOwnCompany(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeOwnCompany(requestContext, request);
}

export default function OwnCompanyRoute() {
  const { account, company, regions, countries, types, typed } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? typed ?? undefined;
  if (!company) return <RegisterCompanyPage account={account} countries={countries} types={types} result={result} />;

  return <OwnCompanyPage account={account} company={company} regions={regions} result={result} />;
}
