import { randomUUID } from 'node:crypto';
import { readCall } from '@volan/api-client';
import { getDraft, getUser, listAdSellers, listMyFastAds } from '@volan/api-contract/wire';
import type { AdSellerChoice, MyFastAdListMeta } from '@volan/api-contract';
import type { AdFormFields } from '@volan/domain-rules';
import { failedPage } from '../../failures.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { adFieldsOf, draftIn, saveFields } from './adForms.ts';
import { showPictures } from '../../private/takeFiles.ts';
import { townOf, townOptions } from './townOptions.ts';

/** The sellers with the places that the account itself has for fast ads; those of a company the API counts. */
const withFastSlots = (sellers: readonly AdSellerChoice[], meta: MyFastAdListMeta | undefined): AdSellerChoice[] =>
  sellers.map((seller) => {
    const free = seller.company_id !== null || !meta ? 1 : Math.max(0, meta.limit - meta.used);
    return { ...seller, slots: { ...seller.slots, free } };
  });

/** The form of a fast ad, empty or with the draft that the address names (`?draft=`), for a visitor too. [M17, B44] */
export async function loadNewFastAd(requestContext: RequestContext) {
  const { site, api, session, typed } = requestContext;
  try {
    const id = draftIn(site.search);
    const [carried, account, sellers, own, draft] = await Promise.all([
      loadPrivate(requestContext),
      session ? readCall(api, getUser, {}).then(({ data }) => data) : null,
      session ? api.sendOrNull(listAdSellers, {}) : null,
      session ? api.send(listMyFastAds, { lang: api.language }) : null,
      session && id !== null ? api.sendOrNull(getDraft, { draft: id }) : null,
    ]);
    const towns = await townOptions(requestContext, account?.country_id ?? null);
    const town = townOf(account, towns);
    const empty: AdFormFields = town === null ? {} : { city_id: [town] };
    // fields that were sent after the session had ended are newer than the saved ones [K01]
    const fields = typed ? adFieldsOf(typed) : (draft?.fields ?? empty);
    await showPictures(requestContext, fields['pictures'] ?? []);
    const stored = { id: id ?? randomUUID(), version: draft?.version ?? 0 };
    // they come once: a code that is asked for before publishing must not lose them
    const saved = session && typed && id !== null ? await saveFields(requestContext, stored, null, fields) : stored;

    return {
      ...carried,
      account,
      sellers: withFastSlots(sellers ?? [], own?.ok ? own.meta : undefined),
      towns,
      draft: { ...saved, fields },
      named: id !== null,
    };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
