import {
  decryptField,
  type FieldContext,
  isFailureName,
  looksEncrypted,
  type WireCall,
} from '@volan/api-contract/wire';
import { normaliseAds } from './normaliseAds.ts';
import type { Failed, Result } from './Result.ts';

/** A failure that the server did not name. */
export function transportFailed(failure: Failed<unknown>['failure'], code: number | null = null): Failed<never> {
  return { ok: false, failure, errors: null, message: null, code, data: null };
}

/**
 * Reads an answer: envelope or bare, plain or encrypted. [I05, I06]
 *
 * Fields it does not know are ignored; a body that is no answer of ours is `malformed`.
 */
export async function readAnswer<C>(call: WireCall<C>, response: Response, context: FieldContext): Promise<Result<C>> {
  const text = await response.text();
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null) {
    return transportFailed('malformed', response.status);
  }
  // a failure of a bare call has the envelope all the same
  if (call.bare && response.ok) {
    return success({ data: body, meta: null });
  }
  const { status, data, meta, error, errors, message } = body as Record<string, unknown>;
  const opened = looksEncrypted(data) ? await decryptField(context, data) : { ok: true as const, value: data };
  if (!opened.ok || (status !== 'ok' && status !== 'error') || (call.bare && status === 'ok')) {
    return transportFailed('malformed', response.status);
  }
  // The walk through a whole answer is for older servers; what came encrypted does not tell from outside.
  const normalise = text.includes('"ads_id"') || looksEncrypted(data) ? normaliseAds : (value: unknown) => value;
  if (status === 'ok') {
    return success({ data: normalise(opened.value), meta: normalise(meta ?? null) });
  }

  const retryAfter = Number(response.headers.get('retry-after') ?? NaN);

  return {
    ok: false,
    failure: isFailureName(error) ? error : 'internal',
    errors: (errors ?? null) as Failed<C>['errors'],
    message: typeof message === 'string' ? message : null,
    code: response.status,
    data: normalise(opened.value ?? null) as Failed<C>['data'],
    ...(retryAfter > 0 && { retryAfter }),
  };
}

const success = <C>(read: { data: unknown; meta: unknown }) => ({ ok: true, ...read }) as Result<C>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
