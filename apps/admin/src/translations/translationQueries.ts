import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import {
  getMessageHistory,
  importMessages,
  listManagedMessages,
  newTranslateFiles,
  publishMessages,
  removeLanguage,
} from '@volan/api-contract/wire';

/** Queries of the page of translations. */
export const translationQueries = {
  all: ['translations'] as const,
  table: (api: Api, query: contract.CallInput<typeof contract.listManagedMessages>) =>
    queryOptions({
      queryKey: [...translationQueries.all, 'table', query] as const,
      queryFn: ({ signal }) => readCall(api, listManagedMessages, query, signal),
      placeholderData: keepPreviousData,
    }),
  history: (api: Api, query: contract.CallInput<typeof contract.getMessageHistory>) =>
    queryOptions({
      queryKey: [...translationQueries.all, 'history', query] as const,
      queryFn: async ({ signal }) => (await readCall(api, getMessageHistory, query, signal)).data,
    }),
};

/** Reloads the table and its numbers. */
export function useReloadTranslations() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: translationQueries.all });
}

/** Publishes changed texts, then reloads the table. [J63] */
export function usePublish() {
  const api = useApi();
  const reload = useReloadTranslations();
  return useMutation({ mutationFn: async () => (await readCall(api, publishMessages, {})).data, onSettled: reload });
}

/** Adds a language, then reloads the table. [J64] */
export function useAddLanguage() {
  const api = useApi();
  const reload = useReloadTranslations();
  return useMutation({ mutationFn: (lang: string) => readCall(api, newTranslateFiles, { lang }), onSettled: reload });
}

/** Removes a language with its texts, then reloads the table. [J65] */
export function useRemoveLanguage() {
  const api = useApi();
  const reload = useReloadTranslations();
  return useMutation({ mutationFn: (lang: string) => readCall(api, removeLanguage, { lang }), onSettled: reload });
}

/** Imports a file of texts, then reloads the table. */
export function useImport() {
  const api = useApi();
  const reload = useReloadTranslations();
  return useMutation({
    mutationFn: async (draft: contract.CallInput<typeof contract.importMessages>) =>
      (await readCall(api, importMessages, draft)).data,
    onSettled: reload,
  });
}
