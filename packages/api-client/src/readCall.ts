import type { CallInput, WireCall } from '@volan/api-contract';
import type { Api, SendArguments } from './Api.ts';
import { CallError } from './CallError.ts';
import type { Success } from './Result.ts';

/** Sends a call and throws `CallError` where it fails: for queries and loaders, which work by throwing. */
export async function readCall<C>(
  api: Api,
  call: WireCall<C>,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Success<C>> {
  const rest = [input, { signal }] as unknown as SendArguments<C>;
  const result = await api.send(call, ...rest);
  if (!result.ok) {
    throw new CallError(call.name, result);
  }

  return result;
}
