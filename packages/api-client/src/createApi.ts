import { encodeForm, encryptField, type WireCall } from '@volan/api-contract/wire';
import type { Api, SendArguments, SendOptions } from './Api.ts';
import type { ApiOptions } from './ApiOptions.ts';
import { callAddress } from './callAddress.ts';
import { readAnswer, transportFailed } from './readAnswer.ts';
import { requestHeaders } from './requestHeaders.ts';
import type { Result } from './Result.ts';
import type { Session } from './Session.ts';

/** The exact text of the server for a session that is unknown or has ended. [K01] */
const sessionExpiredText = 'Invalid authentication token.';

/** Longest wait for an answer. [I07] */
const defaultTimeoutMs = 300_000;

/** The row of the permission table that asks for no session. */
const openToEverybody = 'public';

const emptyList: [] = [];

/** A call, its input, and how long it may take. */
type SentOnce<C> = [WireCall<C>, Readonly<Record<string, unknown>>, SendOptions];

/** Makes a client of the API. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, uid, encrypt = true } = options;

  async function sendOnce<C>(
    call: WireCall<C>,
    values: Readonly<Record<string, unknown>>,
    { signal, timeoutMs = options.timeoutMs ?? defaultTimeoutMs, idempotencyKey }: SendOptions,
    accessToken: string | null,
  ): Promise<Result<C>> {
    const { path, url } = callAddress(baseUrl, call, values);
    const context = { uid, method: call.method, path };
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    try {
      const seal = (field: string, value: unknown) => encryptField({ ...context, direction: 'c2s', field }, value);
      const hasBody = call.method === 'POST' || call.method === 'PUT';
      const response = await (options.fetch ?? fetch)(url, {
        method: call.method,
        headers: requestHeaders(options, accessToken, idempotencyKey),
        body: hasBody ? await encodeForm(call.body, values, encrypt ? seal : undefined) : null,
        signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      });

      return await readAnswer(call, response, {
        ...context,
        direction: 's2c',
        field: 'data',
      });
    } catch {
      return transportFailed(signal?.aborted ? 'aborted' : deadline.signal.aborted ? 'timeout' : 'offline');
    } finally {
      clearTimeout(timer);
    }
  }

  /** With the token of the session; where that had become stale, once more with the next. */
  async function sendInSession<C>(session: Session, ...sent: SentOnce<C>): Promise<Result<C>> {
    const opened = await session.read();
    if (!opened.ok) return { ...opened, data: null };

    const accessToken = opened.data?.accessToken ?? null;
    const result = await sendOnce(...sent, accessToken);
    if (accessToken === null || result.ok || result.failure !== 'unauthenticated') return result;

    const renewed = await session.renew(accessToken);
    if (!renewed.ok) return { ...renewed, data: null };

    return renewed.data ? sendOnce(...sent, renewed.data.accessToken) : result;
  }

  async function send<C>(call: WireCall<C>, ...[input, settings = {}]: SendArguments<C>): Promise<Result<C>> {
    const once = call.idempotent ? { idempotencyKey: crypto.randomUUID() } : {};
    const sent: SentOnce<C> = [call, { ...input }, { ...once, ...settings }];
    const result =
      options.session && call.access !== openToEverybody
        ? await sendInSession(options.session, ...sent)
        : await sendOnce(...sent, options.accessToken?.() ?? null);
    if (!result.ok && result.message === sessionExpiredText) {
      options.onSessionExpired?.();
    }

    return result;
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
