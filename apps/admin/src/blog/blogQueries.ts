import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import {
  getManagedArticle,
  listManagedArticles,
  listManagedBlogCategories,
  previewArticle,
} from '@volan/api-contract/wire';

const all = ['managed-blog'] as const;

/** Most categories in a list that is shown as a whole. */
const whole = 500;

/** Queries of the pages of the blog. */
export const blogQueries = {
  all,
  categories: (api: Api) =>
    queryOptions({
      queryKey: [...all, 'categories'] as const,
      queryFn: async ({ signal }) => (await readCall(api, listManagedBlogCategories, { limit: whole }, signal)).data,
    }),
  table: (api: Api, query: contract.CallInput<typeof contract.listManagedArticles>) =>
    queryOptions({
      queryKey: [...all, 'articles', query] as const,
      queryFn: ({ signal }) => readCall(api, listManagedArticles, query, signal),
      placeholderData: keepPreviousData,
    }),
  article: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...all, 'article', id] as const,
      queryFn: async ({ signal }) => (await readCall(api, getManagedArticle, { id }, signal)).data,
    }),
  /** Markdown as visitors will see it. */
  preview: (api: Api, body: string) =>
    queryOptions({
      queryKey: [...all, 'preview', body] as const,
      queryFn: async ({ signal }) => (await readCall(api, previewArticle, { body }, signal)).data.html,
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),
};

/**
 * Changes something of the blog, then reloads all of it, also after a refusal, since other administrators change it
 * too.
 */
export function useBlogChange<Input, Answer>(change: (api: Api, input: Input) => Promise<Answer>) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  });
}
