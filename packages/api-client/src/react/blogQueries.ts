import { getBlogEntry, listBlogArticles, listBlogCategories } from '@volan/api-contract/wire';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../Api.ts';
import { readCall } from '../readCall.ts';
import { callKey, callQuery } from './callQuery.ts';

const subject = ['blog'] as const;

/** Queries about the blog. `all` is the start of every key. */
export const blogQueries = {
  all: subject,
  categories: (api: Api) => callQuery(subject, api, listBlogCategories, { lang: api.language }),
  /** A page of articles with `meta`: pages and languages. `category` is a slug; null is all. */
  articles: (api: Api, { page, category }: { readonly page: number; readonly category: string | null }) => {
    const input = {
      page: page === 1 ? undefined : page,
      category: category ?? undefined,
      lang: api.language,
    };
    return queryOptions({
      queryKey: callKey(subject, listBlogArticles, input),
      queryFn: async ({ signal }) => {
        const { data, meta } = await readCall(api, listBlogArticles, input, signal);
        return { articles: data, meta };
      },
    });
  },
  /** What answers at an address below `/blog`. Fails with `not-found` or `gone`. */
  entry: (api: Api, slug: string) => callQuery(subject, api, getBlogEntry, { slug, lang: api.language }),
};
