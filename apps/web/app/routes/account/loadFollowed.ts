import { readCall } from '@volan/api-client';
import { getCompany, listFollowedCompanies } from '@volan/api-contract/wire';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/**
 * Companies that who is signed in follows, and the one whose button was pressed without a script (`?company=`). [B11]
 */
export async function loadFollowed(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const asked = new URLSearchParams(site.search);
  const page = pageIn(asked);
  const slug = asked.get('company') ?? '';
  const carried = await loadAccount(requestContext);
  try {
    const [{ data: companies, meta }, company] = await Promise.all([
      readCall(api, listFollowedCompanies, { page, lang: api.language }),
      /^[a-z0-9-]{1,80}$/.test(slug) ? api.sendOrNull(getCompany, { slug, lang: api.language }) : null,
    ]);
    if (page > 1 && companies.length === 0) throw goOn(site.pathname);

    const isAsked = company !== null && companies.every((one) => one.slug !== company.slug);

    return { ...carried, companies, meta, asked: isAsked ? { slug: company.slug, name: company.name } : undefined };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
