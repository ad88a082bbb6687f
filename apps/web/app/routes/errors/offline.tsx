import { OfflinePage } from '@volan/features/offline';
import { prefetchShell } from '@volan/features/shell';
import type { LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export async function loader({ context }: LoaderFunctionArgs) {
  const { queries, api, site } = context.get(requestContextKey);
  await prefetchShell(queries, api, site);
  return null;
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
