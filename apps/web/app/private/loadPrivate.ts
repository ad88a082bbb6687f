import { dehydrate } from '@tanstack/react-query';
import { prefetchShell } from '@volan/features/shell';
import { failedPage } from '../failures.ts';
import type { WebRequest } from '../webRequest.ts';
import type { Carried } from './PrivateParts.tsx';

/**
 * Reads what a private page shows. A document carries it by itself; the router, which asks for another page, gets it
 * from the loader, without the menus that already stand there. [T15]
 */
export async function loadPrivate(asked: WebRequest, read: () => Promise<unknown> = async () => {}): Promise<Carried> {
  const { site, api, queries, wantsData } = asked;
  try {
    await Promise.all([read(), wantsData || prefetchShell(queries, api, site)]);
  } catch (error) {
    throw await failedPage(asked, error);
  }
  return { queries: wantsData ? dehydrate(queries) : null };
}
