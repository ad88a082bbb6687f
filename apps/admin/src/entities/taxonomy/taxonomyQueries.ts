import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import {
  listManagedAnswers,
  listManagedBrands,
  listManagedCategories,
  listManagedChassis,
  listManagedGroups,
  listManagedModels,
  listManagedServiceKinds,
  listManagedSpecifications,
  listMissedSearches,
  listSynonyms,
  undoChange,
} from '@volan/api-contract/wire';
import { useState } from 'react';

const all = ['managed-taxonomy'] as const;

/** Most rows in a list that is shown as a whole. */
const whole = 500;

/** Queries of the pages of the taxonomy. */
export const managedQueries = {
  all,
  categories: (api: Api) =>
    queryOptions({
      queryKey: [...all, 'categories'] as const,
      queryFn: async ({ signal }) => (await readCall(api, listManagedCategories, { limit: whole }, signal)).data,
    }),
  groups: (api: Api) =>
    queryOptions({
      queryKey: [...all, 'groups'] as const,
      queryFn: async ({ signal }) => (await readCall(api, listManagedGroups, { limit: whole }, signal)).data,
    }),
  serviceKinds: (api: Api) =>
    queryOptions({
      queryKey: [...all, 'service-kinds'] as const,
      queryFn: async ({ signal }) => (await readCall(api, listManagedServiceKinds, { limit: whole }, signal)).data,
    }),
  specifications: (api: Api, categoryId: number) =>
    queryOptions({
      queryKey: [...all, 'specifications', categoryId] as const,
      queryFn: async ({ signal }) =>
        (await readCall(api, listManagedSpecifications, { category_id: categoryId, limit: whole }, signal)).data,
      placeholderData: keepPreviousData,
    }),
  specification: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...all, 'specification', id] as const,
      queryFn: async ({ signal }) => (await readCall(api, listManagedSpecifications, { id }, signal)).data[0] ?? null,
    }),
  answers: (api: Api, specificationId: number) =>
    queryOptions({
      queryKey: [...all, 'answers', specificationId] as const,
      queryFn: async ({ signal }) =>
        (await readCall(api, listManagedAnswers, { parent_id: specificationId, limit: whole }, signal)).data,
    }),
  brands: (api: Api, query: contract.CallInput<typeof contract.listManagedBrands>) =>
    queryOptions({
      queryKey: [...all, 'brands', query] as const,
      queryFn: ({ signal }) => readCall(api, listManagedBrands, query, signal),
      placeholderData: keepPreviousData,
    }),
  models: (api: Api, query: contract.CallInput<typeof contract.listManagedModels>) =>
    queryOptions({
      queryKey: [...all, 'models', query] as const,
      queryFn: ({ signal }) => readCall(api, listManagedModels, query, signal),
      placeholderData: keepPreviousData,
    }),
  chassis: (api: Api, query: contract.CallInput<typeof contract.listManagedChassis>) =>
    queryOptions({
      queryKey: [...all, 'chassis', query] as const,
      queryFn: ({ signal }) => readCall(api, listManagedChassis, query, signal),
      placeholderData: keepPreviousData,
    }),
  synonyms: (api: Api, query: contract.CallInput<typeof contract.listSynonyms>) =>
    queryOptions({
      queryKey: [...all, 'synonyms', query] as const,
      queryFn: ({ signal }) => readCall(api, listSynonyms, query, signal),
      placeholderData: keepPreviousData,
    }),
  missed: (api: Api) =>
    queryOptions({
      queryKey: [...all, 'missed'] as const,
      queryFn: async ({ signal }) => (await readCall(api, listMissedSearches, {}, signal)).data,
    }),
};

/** Response to a change, with the entry of the audit log that can undo it. */
interface Told {
  readonly meta?: { readonly change: number } | null;
}

/**
 * Changes something of the taxonomy, then reloads all of it, also after a refusal, since other administrators change it
 * too.
 */
export function useTaxonomyChange<Input, Answer>(change: (api: Api, input: Input) => Promise<Answer>) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSettled: () => queries.invalidateQueries({ queryKey: managedQueries.all }),
  });
}

/** Remembers the last change of a page and undoes it; pressed again it redoes it. [M59] */
export function useUndo() {
  const [last, setLast] = useState(0);
  const undo = useTaxonomyChange(async (api, id: number) => {
    const { meta } = await readCall(api, undoChange, { id });
    setLast(meta.change);
  });
  return {
    undo,
    canUndo: last > 0,
    takeBack: () => undo.mutate(last),
    /** Call it with the response to a change. */
    note: ({ meta }: Told) => {
      undo.reset();
      if (meta && meta.change > 0) setLast(meta.change);
    },
  };
}
