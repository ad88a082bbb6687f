import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { decideAppeal, listAppeals } from '@volan/api-contract/wire';
import { userQueries } from '../users/userQueries.ts';

/** Queries of appeals. */
export const appealQueries = {
  all: ['appeals'] as const,
  page: (api: Api, query: { readonly page?: number; readonly id?: number; readonly user_id?: number }) =>
    queryOptions({
      queryKey: [...appealQueries.all, query] as const,
      queryFn: ({ signal }) => readCall(api, listAppeals, { ...query, lang: api.language }, signal),
      placeholderData: keepPreviousData,
    }),
};

/** Decides about an appeal, then reloads appeals and users. */
export function useDecideAppeal() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: contract.CallInput<typeof contract.decideAppeal>) => readCall(api, decideAppeal, decision),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: appealQueries.all });
      await queries.invalidateQueries({ queryKey: userQueries.all });
    },
  });
}
