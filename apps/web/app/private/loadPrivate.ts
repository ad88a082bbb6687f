import { dehydrate } from '@tanstack/react-query';
import { prefetchShell } from '@volan/features/shell';
import { failedPage } from '../failures.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';
import { countUnread } from '@volan/api-contract/wire';
import { againForm, requireOwnPassword } from './forms.ts';
import type { Carried } from './PrivateParts.tsx';

/**
 * Reads what a private page shows. A document carries it by itself; the router, which asks for another page, gets it
 * from the loader, without the menus that already are there. [T15]
 */
export async function loadPrivate(
  requestContext: RequestContext,
  read: () => Promise<unknown> = async () => {},
): Promise<Carried> {
  requireOwnPassword(requestContext);
  const { site, api, queries, wantsData, typed } = requestContext;
  try {
    await Promise.all([
      read(),
      wantsData || Promise.all([prefetchShell(queries, api, site), showUnread(requestContext)]),
    ]);
  } catch (error) {
    throw await failedPage(requestContext, error);
  }

  return { queries: wantsData ? dehydrate(queries) : null, typed: typed && againForm(typed) };
}

/** The unread counts for the header of a document; if they cannot be counted, the header has none. [C07, E15] */
async function showUnread({ api, site, session }: RequestContext) {
  if (!session || !site.viewer) return;

  const counts = await api.sendOrNull(countUnread, {});
  if (!counts) return;

  const { countMessages: messages, countNotifications: notifications } = counts;
  const viewer = { ...site.viewer, unread: messages + notifications, unreadOf: { messages, notifications } };
  Object.assign(site, { viewer });
}
