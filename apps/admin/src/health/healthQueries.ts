import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { getHealth, retryWork, runJob } from '@volan/api-contract/wire';

/** How often the page refreshes; milliseconds. */
const everyMs = 5000;

/** The state of the servers. */
export const healthQuery = (api: Api) =>
  queryOptions({
    queryKey: ['health'] as const,
    queryFn: async ({ signal }) => (await readCall(api, getHealth, {}, signal)).data,
    refetchInterval: everyMs,
  });

/** Runs jobs and tries failed work again. */
export function useHealthChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['health'] });

  return {
    run: useMutation({
      mutationFn: (name: contract.CallInput<typeof contract.runJob>['name']) => readCall(api, runJob, { name }),
      onSuccess,
    }),
    retry: useMutation({
      mutationFn: async (input: contract.CallInput<typeof contract.retryWork>) =>
        (await readCall(api, retryWork, input)).data,
      onSuccess,
    }),
  };
}
