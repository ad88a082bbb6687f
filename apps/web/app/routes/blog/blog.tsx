import { BlogPage } from '@volan/features/blog';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadBlog } from './loadBlog.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadBlog(context.get(requestContextKey), new URL(request.url).searchParams);

export default function BlogRoute() {
  return <BlogPage {...useLoaderData<typeof loader>()} />;
}
