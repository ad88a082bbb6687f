import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import {
  changeUserStatus,
  correctCredits,
  createUser,
  deleteUser,
  listUserAds,
  listUsers,
  listUserTransfers,
  signInAsUser,
  updateUser,
} from '@volan/api-contract/wire';
import type { TableQuery } from './tableQuery.ts';

/** Queries of the pages of users. */
export const userQueries = {
  all: ['users'] as const,
  table: (api: Api, query: TableQuery) =>
    queryOptions({
      queryKey: [...userQueries.all, 'table', query] as const,
      queryFn: ({ signal }) => readCall(api, listUsers, query, signal),
      placeholderData: keepPreviousData,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'one', id] as const,
      queryFn: async ({ signal }) =>
        (await readCall(api, listUsers, { search: `#${id}`, limit: 1 }, signal)).data[0] ?? null,
    }),
  ledger: (api: Api, query: contract.CallInput<typeof contract.listUserTransfers>) =>
    queryOptions({
      queryKey: [...userQueries.all, 'ledger', query] as const,
      queryFn: ({ signal }) => readCall(api, listUserTransfers, query, signal),
      placeholderData: keepPreviousData,
    }),
  ads: (api: Api, id: number, page: number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'ads', id, page] as const,
      queryFn: ({ signal }) => readCall(api, listUserAds, { user_id: id, page, lang: api.language }, signal),
      placeholderData: keepPreviousData,
    }),
};

/** Changes accounts; each change reloads all queries of users. */
export function useUserChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: userQueries.all });

  return {
    create: useMutation({
      mutationFn: (draft: contract.CallInput<typeof contract.createUser>) => readCall(api, createUser, draft),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: (draft: contract.CallInput<typeof contract.updateUser>) => readCall(api, updateUser, draft),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: number) => readCall(api, deleteUser, { id }), onSuccess }),
    setStatus: useMutation({
      mutationFn: (change: contract.CallInput<typeof contract.changeUserStatus>) =>
        readCall(api, changeUserStatus, change),
      onSuccess,
    }),
    /** The same key moves credits only once. */
    correct: useMutation({
      mutationFn: async ({
        key,
        draft,
      }: {
        key: string;
        draft: contract.CallInput<typeof contract.correctCredits>;
      }) => {
        const result = await api.send(correctCredits, draft, { idempotencyKey: key });
        if (!result.ok) throw new CallError(correctCredits.name, result);
        return result;
      },
      onSuccess,
    }),
    enter: useMutation({
      mutationFn: (draft: contract.CallInput<typeof contract.signInAsUser>) => readCall(api, signInAsUser, draft),
    }),
  };
}
