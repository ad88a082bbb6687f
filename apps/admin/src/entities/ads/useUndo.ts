import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import { undoAdDecision } from '@volan/api-contract/wire';
import { useNavigate } from 'react-router';
import { useSite } from '../../shell/site.ts';
import { adQueries } from './adQueries.ts';
import { toasts } from './decisionToasts.ts';

/** Undoes a decision, returns to its ad, and reloads all queries of ads. Says so if it is too late. [M05] */
export function useUndo(): (adId: number) => void {
  const { texts } = useSite();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: (id: number) => readCall(api, undoAdDecision, { id }),
    onSuccess: async (_state, id) => {
      toasts.show({ text: texts.undone, icon: 'undo-2' });
      await queries.invalidateQueries({ queryKey: adQueries.all });
      await navigate(`/ads/${id}`);
    },
    onError: () => toasts.show({ text: texts.undoFailed, tone: 'error' }),
  });

  return mutate;
}
