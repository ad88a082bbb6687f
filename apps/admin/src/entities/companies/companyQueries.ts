import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { decideCompany, getManagedCompany, undoCompanyDecision } from '@volan/api-contract/wire';
import { useNavigate } from 'react-router';
import { useSite } from '../../shell/site.ts';
import { adQueries } from '../ads/adQueries.ts';
import { toasts } from '../ads/decisionToasts.ts';

/** Queries of companies that moderators decide about. */
export const companyQueries = {
  all: ['companies'] as const,
  /** One company with the evidence for a decision. */
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...companyQueries.all, id] as const,
      queryFn: async ({ signal }) => (await readCall(api, getManagedCompany, { id }, signal)).data,
      // the decision names the version that the moderator saw
      staleTime: 0,
    }),
};

/** Reloads the companies, and the queue over all kinds. */
function useReload() {
  const queries = useQueryClient();

  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: companyQueries.all }),
      queries.invalidateQueries({ queryKey: adQueries.all }),
    ]);
}

/** Decides about a company, then reloads the companies and the queue. */
export function useDecideCompany() {
  const api = useApi();
  const reload = useReload();

  return useMutation({
    mutationFn: (decision: contract.CallInput<typeof contract.decideCompany>) => readCall(api, decideCompany, decision),
    // not awaited: the next case is loaded already. After a conflict the page shows the newer data
    onSettled: () => void reload(),
  });
}

/** Undoes a decision, returns to its company, and reloads. Says so if it is too late. [M05] */
export function useUndoCompany(): (id: number) => void {
  const { texts } = useSite();
  const api = useApi();
  const reload = useReload();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: (id: number) => readCall(api, undoCompanyDecision, { id }),
    onSuccess: async (_company, id) => {
      toasts.show({ text: texts.undone, icon: 'undo-2' });
      await reload();
      await navigate(`/companies/${id}`);
    },
    onError: () => toasts.show({ text: texts.undoFailed, tone: 'error' }),
  });

  return mutate;
}
