import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { decideConversationReport, listConversationReports } from '@volan/api-contract/wire';

/** Queries of the page of reports. */
export const reportQueries = {
  all: ['reports'] as const,
  page: (api: Api, page: number) =>
    queryOptions({
      queryKey: [...reportQueries.all, page] as const,
      queryFn: ({ signal }) => readCall(api, listConversationReports, { page }, signal),
      placeholderData: keepPreviousData,
    }),
};

/** Decides about a report, then reloads those that wait. */
export function useDecideReport() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: contract.CallInput<typeof contract.decideConversationReport>) =>
      readCall(api, decideConversationReport, decision),
    onSuccess: () => queries.invalidateQueries({ queryKey: reportQueries.all }),
  });
}
