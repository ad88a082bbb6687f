import type { Call } from '@volan/api-contract';
import type { WireCall } from '@volan/api-contract/wire';
import { errorPage } from '../failures.ts';
import { requireSession } from './forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Headers of the API that a browser needs; the rest is its own. */
const passedOn = ['content-type', 'content-length', 'content-disposition'] as const;

/**
 * A private file, passed on as the API sends it: the browser shows it by a cookie, which the API does not read. Nobody
 * keeps it: after a sign-out it is gone from the browser. Nothing else may run in it. [J71, M40]
 *
 * @param values of the placeholders in the path of the call
 * @throws the page 404 if it is not a file of the user
 */
export async function sendPrivateFile(
  requestContext: RequestContext,
  call: WireCall<Call>,
  values: Readonly<Record<string, string>>,
): Promise<Response> {
  requireSession(requestContext);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const response = await requestContext.fetchCall({ ...call, path }).catch(() => null);
  if (!response?.ok || !response.body) {
    await response?.body?.cancel();
    throw await errorPage(requestContext, response && response.status < 500 ? 404 : 503);
  }
  const headers = new Headers({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  for (const name of passedOn) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }

  return new Response(response.body, { headers });
}
