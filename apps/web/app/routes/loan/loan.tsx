import { LoanPage } from '@volan/features/loan';
import { prefetchShell } from '@volan/features/shell';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { readLoanOf } from './readLoanOf.ts';

export const handle = publicPage;

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const requestContext = context.get(requestContextKey);
  const { queries, api, site } = requestContext;
  await prefetchShell(queries, api, site);

  return { reading: readLoanOf(requestContext, request) };
};

export default function LoanRoute() {
  return <LoanPage {...useLoaderData<typeof loader>()} />;
}
