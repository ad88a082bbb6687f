import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import {
  acceptPayment,
  capturePayment,
  confirmTransfer,
  listPayments,
  refundPayment,
  voidPayment,
} from '@volan/api-contract/wire';

/** Queries of the page of payments. */
export const paymentQueries = {
  all: ['payments'] as const,
  table: (api: Api, query: contract.CallInput<typeof contract.listPayments>) =>
    queryOptions({
      queryKey: [...paymentQueries.all, query] as const,
      queryFn: ({ signal }) => readCall(api, listPayments, query, signal),
      placeholderData: keepPreviousData,
    }),
};

/** A decision of an administrator about a payment. */
export interface PaymentDecision {
  readonly action: 'refund' | 'accept' | 'capture' | 'void';
  readonly attemptId: string;
  readonly reason: string;
  /** Items of the order to refund; absent: all. */
  readonly items?: readonly { readonly place: number; readonly quantity: number }[];
}

/** Decides about a payment, then reloads the table, also after a refusal, since the bank may have been asked. */
export function useDecidePayment() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, attemptId, reason, items }: PaymentDecision): Promise<contract.ManagedPayment> => {
      const draft = { attempt_id: attemptId, reason };
      switch (action) {
        case 'refund':
          return (await readCall(api, refundPayment, { ...draft, ...(items && { items: [...items] }) })).data;
        case 'accept':
          return (await readCall(api, acceptPayment, draft)).data;
        case 'capture':
          return (await readCall(api, capturePayment, draft)).data;
        case 'void':
          return (await readCall(api, voidPayment, draft)).data;
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: paymentQueries.all }),
  });
}

/**
 * Confirms that a transfer has arrived, then reloads the table, also after a refusal, since other administrators decide
 * too.
 */
export function useConfirmTransfer() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (draft: contract.CallInput<typeof contract.confirmTransfer>): Promise<contract.ManagedPayment> =>
      (await readCall(api, confirmTransfer, draft)).data,
    onSettled: () => queries.invalidateQueries({ queryKey: paymentQueries.all }),
  });
}
