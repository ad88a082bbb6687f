import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import type * as contract from '@volan/api-contract';
import { listAudit } from '@volan/api-contract/wire';

/** Queries of the audit log. */
export const auditQueries = {
  all: ['audit'] as const,
  table: (api: Api, query: contract.CallInput<typeof contract.listAudit>) =>
    queryOptions({
      queryKey: [...auditQueries.all, query] as const,
      queryFn: ({ signal }) => readCall(api, listAudit, query, signal),
      placeholderData: keepPreviousData,
    }),
};
