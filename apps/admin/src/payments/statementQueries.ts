import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type * as contract from '@volan/api-contract';
import { dismissLine, importStatement, listOpenLines, matchLine } from '@volan/api-contract/wire';
import { paymentQueries } from './paymentQueries.ts';

/** Timeout of an import, in milliseconds: a large statement is booked line by line. */
const importTimeoutMs = 180_000;

/** Queries of the page of statements. */
export const statementQueries = {
  open: (api: Api, page: number) =>
    queryOptions({
      queryKey: [...paymentQueries.all, 'open-lines', page] as const,
      queryFn: ({ signal }) => readCall(api, listOpenLines, { page }, signal),
      placeholderData: keepPreviousData,
    }),
};

/** A statement to preview or to book. */
interface Import {
  readonly file: File;
  readonly confirm: boolean;
}

/** Previews a statement, or books it and then reloads payments and open lines. */
export function useImportStatement() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Import): Promise<contract.StatementReport> => {
      const result = await api.send(importStatement, input, { timeoutMs: importTimeoutMs });
      if (!result.ok) throw new CallError('importStatement', result);
      return result.data;
    },
    onSettled: (_report, _error, { confirm }) =>
      confirm ? queries.invalidateQueries({ queryKey: paymentQueries.all }) : undefined,
  });
}

/** A decision of an administrator about an open line; without a reference the line belongs to no order. */
interface LineDecision {
  readonly line: number;
  readonly reference?: string;
  readonly reason: string;
}

/**
 * Decides about an open line, then reloads payments and open lines, also after a refusal, since other administrators
 * decide too.
 */
export function useDecideLine() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ line, reference, reason }: LineDecision): Promise<void> => {
      if (reference === undefined) await readCall(api, dismissLine, { line_id: line, reason });
      else await readCall(api, matchLine, { line_id: line, reference, reason });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: paymentQueries.all }),
  });
}
