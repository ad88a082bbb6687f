import type { CallInput, WireCall } from '@volan/api-contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../Api.ts';
import { readCall } from '../readCall.ts';

/** The key of a call: its subject, its name and its input. The one place where keys are made. */
export function callKey<C>(subject: readonly string[], call: WireCall<C>, input: CallInput<C>) {
  return [...subject, call.name, input] as const;
}

/** Query options that give the reply of a call; the query fails with a `CallError`. */
export function callQuery<C>(subject: readonly string[], api: Api, call: WireCall<C>, input: CallInput<C>) {
  return queryOptions({
    queryKey: callKey(subject, call, input),
    queryFn: async ({ signal }) => (await readCall(api, call, input, signal)).data,
  });
}
