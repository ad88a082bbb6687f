import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { pagePath } from '@volan/features/site';
import { goOn, requireSession } from '../../private/forms.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { exportAccount } from '@volan/api-contract/wire';

/**
 * All stored data of the account as a file, passed on while the API writes it. If there is none, the settings say why.
 * [M64]
 */
async function sendOwnData({ site, fetchCall }: RequestContext): Promise<Response> {
  const response = await fetchCall(exportAccount).catch(() => null);
  if (!response?.ok || !response.body) {
    const { error = 'unavailable' } = ((await response?.json().catch(() => null)) ?? {}) as { error?: string };
    return goOn(`${pagePath(site, 'settings', {})}?tab=account&data=${encodeURIComponent(error)}#data-title`);
  }
  const day = new Date(site.now).toISOString().slice(0, 10);

  return new Response(response.body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${site.brand.id}-${day}.json"`,
      'cache-control': 'no-store',
    },
  });
}

/** Only the form of the settings leads here: a link, or a page fetched ahead, would use up a time of the day. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  goOn(pagePath(context.get(requestContextKey).site, 'settings', {}));

export function action({ context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return sendOwnData(requestContext);
}
