import { HistoryPage } from '@volan/features/history';
import { prefetchShell } from '@volan/features/shell';
import type { LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { prefetchCompany } from '../../private/prefetchCompany.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const requestContext = context.get(requestContextKey);
  const { queries, api, site } = requestContext;
  await Promise.all([prefetchShell(queries, api, site), prefetchCompany(requestContext)]);

  return null;
};

export default function HistoryRoute() {
  return <HistoryPage />;
}
