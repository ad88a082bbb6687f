import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { createCostRule, listManagedCostRules } from '@volan/api-contract/wire';

/** Queries of the page of rules for costs. */
export const costRuleQueries = {
  all: ['cost-rules'] as const,
  list: (api: Api) =>
    queryOptions({
      queryKey: [...costRuleQueries.all, 'list'] as const,
      queryFn: async ({ signal }) => (await readCall(api, listManagedCostRules, {}, signal)).data,
    }),
};

/** Adds a version of a rule, then reloads the list. [N09] */
export function useAddCostRule() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: contract.CallInput<typeof contract.createCostRule>) => readCall(api, createCostRule, draft),
    onSuccess: () => queries.invalidateQueries({ queryKey: costRuleQueries.all }),
  });
}
