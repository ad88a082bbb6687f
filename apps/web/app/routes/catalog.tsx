import { CatalogPage } from '@volan/features/catalog';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCatalog } from '../catalog/loadCatalog.ts';
import { publicPage } from '../delivery.ts';
import { webRequest } from '../webRequest.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCatalog(context.get(webRequest), new URL(request.url).searchParams);

export default function CatalogRoute() {
  return <CatalogPage {...useLoaderData<typeof loader>()} />;
}
