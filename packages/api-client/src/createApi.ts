import { encodeForm, encryptField, type WireCall } from '@volan/api-contract/wire';
import type { Api, SendArguments } from './Api.ts';
import type { ApiOptions } from './ApiOptions.ts';
import { callAddress } from './callAddress.ts';
import { readAnswer, transportFailed } from './readAnswer.ts';
import { requestHeaders } from './requestHeaders.ts';
import type { Result } from './Result.ts';

/** Text by which the server says that it no longer knows the session; exactly so. [K01] */
const sessionExpiredText = 'Invalid authentication token.';

/** Longest wait for an answer. [I07] */
const defaultTimeoutMs = 300_000;

const emptyList: [] = [];

/** Makes a client of the API. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, uid, encrypt = true, timeoutMs = defaultTimeoutMs } = options;

  async function send<C>(call: WireCall<C>, ...[input, { signal } = {}]: SendArguments<C>): Promise<Result<C>> {
    const values: Record<string, unknown> = { ...input };
    const { path, url } = callAddress(baseUrl, call, values);
    const context = { uid, method: call.method, path };
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    try {
      const seal = (field: string, value: unknown) => encryptField({ ...context, direction: 'c2s', field }, value);
      const hasBody = call.method === 'POST' || call.method === 'PUT';
      const response = await (options.fetch ?? fetch)(url, {
        method: call.method,
        headers: requestHeaders(options),
        body: hasBody ? await encodeForm(call.body, values, encrypt ? seal : undefined) : null,
        signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      });
      const result = await readAnswer(call, response, {
        ...context,
        direction: 's2c',
        field: 'data',
      });
      if (!result.ok && result.message === sessionExpiredText) {
        options.onSessionExpired?.();
      }
      return result;
    } catch {
      return transportFailed(signal?.aborted ? 'aborted' : deadline.signal.aborted ? 'timeout' : 'offline');
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendOr<C, Fallback>(fallback: Fallback, call: WireCall<C>, rest: SendArguments<C>) {
    const result = await send(call, ...rest);
    if (result.ok) {
      return result.data;
    }
    options.onError?.(result, call.name);
    return fallback;
  }

  return {
    language: options.language,
    send,
    sendOrNull: (call, ...rest) => sendOr(null, call, rest),
    sendOrEmpty: (call, ...rest) => sendOr(emptyList, call, rest),
  };
}
