import { readCall } from '@volan/api-client';
import { taxonomyQueries } from '@volan/api-client/react';
import { getAdForm } from '@volan/api-contract/wire';
import { pagePath } from '@volan/features/site';
import { loadAccount } from '../../private/loadAccount.ts';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { againAdForm } from './adForms.ts';
import { readVehicleLists } from './loadNewAd.ts';
import { regionOptions } from './regionOptions.ts';
import { showPictures } from '../../private/takeFiles.ts';

/**
 * An own ad in the form that it was placed with; other users' ads are forbidden. A suspended user cannot change ads,
 * and is sent to the own ads, which say why. [B32, H08]
 */
export async function loadEditAd(requestContext: RequestContext, id: number) {
  requireSession(requestContext);
  const { api, queries, site } = requestContext;
  const carried = await loadAccount(requestContext);
  if (carried.account.suspended === 1) throw goOn(pagePath(site, 'activeAds', {}));

  try {
    const { data: ad } = await readCall(api, getAdForm, { id });
    const { typed } = requestContext;
    const again = typed && againAdForm(typed);
    if (again) await showPictures(requestContext, again.fields['pictures'] ?? []);
    const first = Object.entries(again?.fields ?? ad.fields).flatMap(([name, [text]]) =>
      text === undefined ? [] : [[name, text]],
    );
    const [category, regions] = await Promise.all([
      queries.fetchQuery(taxonomyQueries.category(api, ad.category_id)),
      regionOptions(requestContext, carried.account.country_id),
      readVehicleLists(requestContext, ad.category_id, new URLSearchParams(first)),
    ]);

    return { ...carried, ad, category, regions, again };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
