import { DetailedSearchPage } from '@volan/features/search';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { loadDetailedSearch } from './loadDetailedSearch.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadDetailedSearch(context.get(requestContextKey), new URL(request.url).searchParams);

export default function DetailedSearchRoute() {
  return <DetailedSearchPage {...useLoaderData<typeof loader>()} />;
}
