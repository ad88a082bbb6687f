import { CatalogPage } from '@volan/features/catalog';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCatalog } from './loadCatalog.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCatalog(context.get(requestContextKey), new URL(request.url).searchParams);

export default function CatalogRoute() {
  return <CatalogPage {...useLoaderData<typeof loader>()} />;
}
