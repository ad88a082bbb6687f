import { readArticle, readBlog, type ArticlePageProps, type BlogPageProps } from '@volan/features/blog';
import { blogQueries } from '@volan/api-client/react';
import { lastPage, pathOf } from '@volan/domain-rules';
import { prefetchShell } from '@volan/features/shell';
import { data, redirect } from 'react-router';
import { errorPage, failedPage, isFailure } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The page of an address below `/blog`: a category, an article, or that it is gone. */
export type BlogAnswer =
  | ({ readonly kind: 'category' } & BlogPageProps)
  | ({ readonly kind: 'article' } & ArticlePageProps)
  | { readonly kind: 'gone' };

/** The page number of the address; 1 if it is not a number. */
function pageIn(parameters: URLSearchParams) {
  const page = Number(parameters.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** Reads the list of articles; a page beyond the end is empty, not missing. [E32, T15] */
export async function loadBlog({ queries, api, site, ...rest }: RequestContext, parameters: URLSearchParams) {
  try {
    return await readBlog(queries, api, site, { page: pageIn(parameters), category: null });
  } catch (error) {
    throw await failedPage({ queries, api, site, ...rest }, error);
  }
}

async function answer(requestContext: RequestContext, parameters: URLSearchParams) {
  const { queries, api, site, match } = requestContext;
  if (match?.page !== 'blogEntry') {
    throw await errorPage(requestContext, 404);
  }
  const entry = await queries.fetchQuery(blogQueries.entry(api, match.params.blogSlug));
  switch (entry.kind) {
    case 'moved':
      throw redirect(pathOf(site.brand, 'blogEntry', { blogSlug: entry.slug }, entry.lang), 301);
    case 'category': {
      const { category } = entry;
      const list = await readBlog(queries, api, site, { page: pageIn(parameters), category });
      return data<BlogAnswer>({ kind: 'category', ...list });
    }
    case 'article':
      return data<BlogAnswer>({ kind: 'article', ...(await readArticle(queries, api, site, entry.article)) });
  }
}

/**
 * Reads what an address below `/blog` shows: 301 from a former slug, 410 for an article that was taken away. [E32, M58]
 */
export async function loadBlogEntry(requestContext: RequestContext, parameters: URLSearchParams) {
  try {
    return await answer(requestContext, parameters);
  } catch (error) {
    if (isFailure(error, 'gone')) {
      const { queries, api, site } = requestContext;
      await prefetchShell(queries, api, site);
      return data<BlogAnswer>({ kind: 'gone' }, { status: 410 });
    }
    throw await failedPage(requestContext, error);
  }
}
