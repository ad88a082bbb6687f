import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { createImportRule, listManagedImportRules } from '@volan/api-contract/wire';

/** Queries of the page of rules for imports. */
export const importRuleQueries = {
  all: ['import-rules'] as const,
  list: (api: Api) =>
    queryOptions({
      queryKey: [...importRuleQueries.all, 'list'] as const,
      queryFn: async ({ signal }) => (await readCall(api, listManagedImportRules, {}, signal)).data,
    }),
};

/** Adds a version of a rule, then reloads the list. [N09] */
export function useAddImportRule() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: contract.CallInput<typeof contract.createImportRule>) => readCall(api, createImportRule, draft),
    onSuccess: () => queries.invalidateQueries({ queryKey: importRuleQueries.all }),
  });
}
