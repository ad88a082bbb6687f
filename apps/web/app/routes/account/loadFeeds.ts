import { readCall } from '@volan/api-client';
import { getFeed, getFeedReport, listCategories, listFeeds, listMemberships } from '@volan/api-contract/wire';
import { failedPage } from '../../failures.ts';
import { requireSession } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

const idIn = (asked: URLSearchParams, name: string) =>
  Number(/^[1-9]\d{0,8}$/.exec(asked.get(name) ?? '')?.[0] ?? 0) || null;

/** The feeds of the companies that the account acts for; `?feed=` is one of them, `?run=` what one did. [H07] */
export async function loadFeeds(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const asked = new URLSearchParams(site.search);
  const [feed, run] = [idIn(asked, 'feed'), idIn(asked, 'run')];
  const carried = await loadAccount(requestContext);
  const none = { feed: null, report: null, companies: [], categories: [] };
  try {
    if (run !== null) {
      const report = await readCall(api, getFeedReport, { run, page: pageIn(asked) });
      return { ...carried, ...none, report: report.data };
    }
    if (feed !== null) return { ...carried, ...none, feed: (await readCall(api, getFeed, { id: feed })).data };

    const [memberships, categories] = await Promise.all([
      readCall(api, listMemberships, {}),
      readCall(api, listCategories, { lang: api.language }),
    ]);
    const companies = await Promise.all(
      memberships.data.map(async ({ company_id: id, name }) => {
        const found = await api.sendOrNull(listFeeds, { company_id: id });
        return { id, name, feeds: found?.feeds ?? [], isInPlan: found?.is_in_plan ?? false };
      }),
    );

    return { ...carried, ...none, companies, categories: categories.data.map(({ id, title }) => ({ id, title })) };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
