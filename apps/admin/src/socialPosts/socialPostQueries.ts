import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { listSocialPosts, markSocialPosted } from '@volan/api-contract/wire';

/** Queries of the page of promotions on social media. */
export const socialPostQueries = {
  all: ['social-posts'] as const,
  table: (api: Api, query: contract.CallInput<typeof contract.listSocialPosts>) =>
    queryOptions({
      queryKey: [...socialPostQueries.all, query] as const,
      queryFn: ({ signal }) => readCall(api, listSocialPosts, query, signal),
      placeholderData: keepPreviousData,
    }),
};

/** Stores where a promotion was posted, then reloads the table. */
export function useMarkPosted() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (draft: contract.CallInput<typeof contract.markSocialPosted>): Promise<contract.SocialPost> =>
      (await readCall(api, markSocialPosted, draft)).data,
    onSettled: () => queries.invalidateQueries({ queryKey: socialPostQueries.all }),
  });
}
