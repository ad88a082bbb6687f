import { ArticlePage, BlogPage, GoneArticlePage } from '@volan/features/blog';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadBlogEntry } from './loadBlog.ts';
import { publicPage } from '../../delivery.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadBlogEntry(context.get(requestContextKey), new URL(request.url).searchParams);

export default function BlogEntryRoute() {
  const answer = useLoaderData<typeof loader>();
  switch (answer.kind) {
    case 'category':
      return <BlogPage {...answer} />;
    case 'article':
      return <ArticlePage {...answer} />;
    case 'gone':
      return <GoneArticlePage />;
  }
}
