import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import {
  createAnswerTemplate,
  deleteAnswerTemplate,
  listAnswerTemplates,
  updateAnswerTemplate,
} from '@volan/api-contract/wire';
import { useSite } from '../../shell/site.ts';

/** Queries of ready answers. */
export const templateQueries = {
  all: ['answer-templates'] as const,
  list: (api: Api) =>
    queryOptions({
      queryKey: templateQueries.all,
      queryFn: async ({ signal }) => (await readCall(api, listAnswerTemplates, {}, signal)).data,
    }),
};

/** Options of ready answers of a kind. The first option chooses no ready answer. */
export function useTemplateOptions(kind: contract.AnswerTemplate['kind']) {
  const { texts } = useSite();
  const list = useQuery(templateQueries.list(useApi()));
  const ofKind = (list.data ?? []).filter((template) => template.kind === kind);

  return [
    { value: '', label: texts.noTemplate },
    ...ofKind.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}

/** Adds, changes and removes ready answers, then reloads them. */
export function useTemplateChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: templateQueries.all });
  const create = useMutation({
    mutationFn: (input: contract.CallInput<typeof contract.createAnswerTemplate>) =>
      readCall(api, createAnswerTemplate, input),
    onSuccess,
  });
  const update = useMutation({
    mutationFn: (input: contract.CallInput<typeof contract.updateAnswerTemplate>) =>
      readCall(api, updateAnswerTemplate, input),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: number) => readCall(api, deleteAnswerTemplate, { id }),
    onSuccess,
  });

  return { create, update, remove };
}
