import type { Api } from '@volan/api-client';
import { blogQueries } from '@volan/api-client/react';
import type { BlogArticle, BlogCategory } from '@volan/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchShell } from '../../../shell/prefetchShell.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { ArticlePageProps } from './ArticlePage.tsx';
import type { BlogPageProps } from './BlogPageProps.ts';

/** Other articles below one that was read. */
const maxOthers = 3;

/** Reads a list of articles on the server: all, or those of a category. Throws where it cannot be read. [E32] */
export async function readBlog(
  queries: QueryClient,
  api: Api,
  site: Site,
  { page, category }: { readonly page: number; readonly category: BlogCategory | null },
): Promise<BlogPageProps> {
  const [{ articles, meta }, categories] = await Promise.all([
    queries.fetchQuery(blogQueries.articles(api, { page, category: category?.slug ?? null })),
    queries.fetchQuery(blogQueries.categories(api)),
    prefetchShell(queries, api, site),
  ]);
  return { category, categories, articles, meta };
}

/** The articles below an article: others of its category; empty if they cannot be read. [E32] */
export async function readArticle(
  queries: QueryClient,
  api: Api,
  site: Site,
  article: BlogArticle,
): Promise<ArticlePageProps> {
  const [others] = await Promise.all([
    queries
      .fetchQuery(blogQueries.articles(api, { page: 1, category: article.category.slug }))
      .then(({ articles }) => articles.filter(({ id }) => id !== article.id).slice(0, maxOthers))
      .catch(() => []),
    prefetchShell(queries, api, site),
  ]);
  return { article, others };
}
