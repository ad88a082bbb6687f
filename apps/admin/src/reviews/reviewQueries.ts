import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { decideReportedReview, listReportedReviews } from '@volan/api-contract/wire';

/** Queries of the page of reported reviews. */
export const reviewQueries = {
  all: ['reported-reviews'] as const,
  page: (api: Api, page: number) =>
    queryOptions({
      queryKey: [...reviewQueries.all, page] as const,
      queryFn: ({ signal }) => readCall(api, listReportedReviews, { page }, signal),
      placeholderData: keepPreviousData,
    }),
};

/** Decides about a reported review, then reloads those that wait. */
export function useDecideReview() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: contract.CallInput<typeof contract.decideReportedReview>) =>
      readCall(api, decideReportedReview, decision),
    onSuccess: () => queries.invalidateQueries({ queryKey: reviewQueries.all }),
  });
}
