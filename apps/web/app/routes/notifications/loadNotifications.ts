import { readCall } from '@volan/api-client';
import { listNotifications, readNotifications } from '@volan/api-contract/wire';
import { notificationPath } from '@volan/domain-rules';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Id of the entry that was followed (`?open=`); null for anything else. */
const openedIn = (asked: URLSearchParams) => {
  const text = asked.get('open');
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
};

/**
 * Own notifications, on their page of fast ads only those about fast ads; where one was followed, it is read and leads on to what
 * it is about. [B13, B36]
 */
export async function loadNotifications(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site, match, isVisit } = requestContext;
  const fast = match?.page === 'fastAdNotifications';
  const asked = new URLSearchParams(site.search);
  const [page, opened] = [pageIn(asked), openedIn(asked)];
  try {
    // fetched ahead or embedded it is the list, with nothing read
    if (opened !== null && isVisit) throw goOn(await openNotification(requestContext, opened));

    const [carried, { data: notifications, meta }] = await Promise.all([
      loadAccount(requestContext),
      readCall(api, listNotifications, { page, lang: api.language, ...(fast && { fast }) }),
    ]);
    if (page > 1 && notifications.length === 0) throw goOn(site.pathname);

    return { ...carried, notifications, meta, fast };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** Marks one as read, and says where it leads; one that is gone leads to the list. */
async function openNotification({ api, site }: RequestContext, id: number): Promise<string> {
  const read = await readCall(api, readNotifications, { ids: [id] });
  const [target] = read.data.targets;
  return target ? notificationPath(site.brand, target, site.language) : site.pathname;
}
