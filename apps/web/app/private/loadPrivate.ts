import { dehydrate } from '@tanstack/react-query';
import { prefetchShell } from '@volan/features/shell';
import { failedPage } from '../failures.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';
import { requireOwnPassword } from './forms.ts';
import type { Carried } from './PrivateParts.tsx';

/**
 * Reads what a private page shows. A document carries it by itself; the router, which asks for another page, gets it
 * from the loader, without the menus that already stand there. [T15]
 */
export async function loadPrivate(
  requestContext: RequestContext,
  read: () => Promise<unknown> = async () => {},
): Promise<Carried> {
  requireOwnPassword(requestContext);
  const { site, api, queries, wantsData } = requestContext;
  try {
    await Promise.all([read(), wantsData || prefetchShell(queries, api, site)]);
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
  return { queries: wantsData ? dehydrate(queries) : null };
}
