import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { listModeratedAds, moderateAd } from '@volan/api-contract/wire';

/** Queries of the pages of ads. */
export const adQueries = {
  all: ['ads'] as const,
  /** A page of ads in one state; by default those that wait. */
  table: (api: Api, query: contract.CallInput<typeof contract.listModeratedAds>) =>
    queryOptions({
      queryKey: [...adQueries.all, 'table', query] as const,
      queryFn: ({ signal }) => readCall(api, listModeratedAds, { ...query, lang: api.language }, signal),
      placeholderData: keepPreviousData,
    }),
  /** One ad by its id, with its position in the queue; null if the administrator may not see it. */
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...adQueries.all, 'one', id] as const,
      queryFn: async ({ signal }) => {
        const found = await readCall(api, listModeratedAds, { search: `#${id}`, lang: api.language }, signal);
        const ad = found.data.find((one) => one.id === id);
        return ad ? { ad, queue: found.meta.queue, waiting: found.meta.pending } : null;
      },
    }),
};

/** Decides about an ad, then reloads all queries of ads. */
export function useModerateAd() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: contract.CallInput<typeof contract.moderateAd>) => readCall(api, moderateAd, decision),
    onSuccess: () => {
      // not awaited: the next case is loaded already
      void queries.invalidateQueries({ queryKey: adQueries.all });
    },
  });
}
