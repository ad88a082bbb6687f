import { readCall } from '@volan/api-client';
import { getFastAdForm } from '@volan/api-contract/wire';
import { pagePath } from '@volan/features/site';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { againAdForm } from './adForms.ts';
import { showPictures } from '../../private/takeFiles.ts';
import { townOptions } from './townOptions.ts';

/**
 * An own fast ad in the form that it was placed with; other users' ads are forbidden. A suspended user is sent to the
 * own fast ads, which say why. [M17, H08]
 */
export async function loadEditFastAd(requestContext: RequestContext, id: number) {
  requireSession(requestContext);
  const { api, site, typed } = requestContext;
  const carried = await loadAccount(requestContext);
  if (carried.account.suspended === 1) throw goOn(pagePath(site, 'myFastAds', {}));

  try {
    const { data: ad } = await readCall(api, getFastAdForm, { id });
    const again = typed && againAdForm(typed);
    const [towns] = await Promise.all([
      townOptions(requestContext, carried.account.country_id),
      again && showPictures(requestContext, again.fields['pictures'] ?? []),
    ]);

    return { ...carried, ad, towns, again };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
