import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { listManagedCountries, setActivePayment, setCountryFeatures, setFreePeriod } from '@volan/api-contract/wire';

/** Queries of the page of countries. */
export const countryQueries = {
  all: ['countries'] as const,
  list: (api: Api) =>
    queryOptions({
      queryKey: [...countryQueries.all, api.language] as const,
      queryFn: async ({ signal }) => (await readCall(api, listManagedCountries, { lang: api.language }, signal)).data,
    }),
};

/** Switches the payments of a country, then reloads the list. [J68] */
export function useSetPayments() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: contract.CallInput<typeof contract.setActivePayment>) => readCall(api, setActivePayment, draft),
    onSettled: () => queries.invalidateQueries({ queryKey: countryQueries.all }),
  });
}

/** Switches features of a country, then reloads the list. [P67] */
export function useSetFeatures() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: contract.CallInput<typeof contract.setCountryFeatures>) =>
      readCall(api, setCountryFeatures, draft),
    onSettled: () => queries.invalidateQueries({ queryKey: countryQueries.all }),
  });
}

/** Starts the free period of a country again, or ends it, then reloads the list. [J67] */
export function useSetFreePeriod() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: contract.CallInput<typeof contract.setFreePeriod>) => readCall(api, setFreePeriod, draft),
    onSettled: () => queries.invalidateQueries({ queryKey: countryQueries.all }),
  });
}
