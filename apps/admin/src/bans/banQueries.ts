import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { createBan, deleteBan, listBans, previewBan } from '@volan/api-contract/wire';

/** Queries of the page of bans. */
export const banQueries = {
  all: ['bans'] as const,
  page: (api: Api, query: contract.CallInput<typeof contract.listBans>) =>
    queryOptions({
      queryKey: [...banQueries.all, query] as const,
      queryFn: ({ signal }) => readCall(api, listBans, query, signal),
      placeholderData: keepPreviousData,
    }),
};

/** Previews, adds and removes bans; adding and removing reload the active bans. */
export function useBanChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: banQueries.all });
  const preview = useMutation({
    mutationFn: async (input: contract.CallInput<typeof contract.previewBan>) =>
      (await readCall(api, previewBan, input)).data,
  });
  const create = useMutation({
    mutationFn: (input: contract.CallInput<typeof contract.createBan>) => readCall(api, createBan, input),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (id: number) => readCall(api, deleteBan, { id }), onSuccess });

  return { preview, create, remove };
}
