import type { ApiOptions } from './ApiOptions.ts';

/** Headers of every call. [I02] */
export function requestHeaders(options: ApiOptions, accessToken: string | null, idempotencyKey?: string): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': options.language,
    uid: options.uid,
    'x-app-version': options.version,
    'x-brand': options.brand,
    ...options.headers,
  });
  if (accessToken) {
    headers.set('authorization', `Bearer ${accessToken}`);
  }
  if (idempotencyKey) {
    headers.set('idempotency-key', idempotencyKey);
  }
  const refreshToken = options.refreshToken?.();
  if (refreshToken) {
    headers.set('refresh-token', refreshToken);
  }
  if (options.encrypt ?? true) {
    headers.set('encrypt', 'true');
  }

  return headers;
}
