import { DetailedSearchPage } from '@volan/features/search';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../delivery.ts';
import { loadDetailedSearch } from '../search/loadDetailedSearch.ts';
import { webRequest } from '../webRequest.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadDetailedSearch(context.get(webRequest), new URL(request.url).searchParams);

export default function DetailedSearchRoute() {
  return <DetailedSearchPage {...useLoaderData<typeof loader>()} />;
}
