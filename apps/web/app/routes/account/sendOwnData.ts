import { exportAccount } from '@volan/api-contract/wire';
import { pagePath } from '@volan/features/site';
import { goOn } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/**
 * All stored data of the account as a file, passed on while the API writes it. If there is none, the settings say why.
 * [M64]
 */
export async function sendOwnData({ site, fetchCall }: RequestContext): Promise<Response> {
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
