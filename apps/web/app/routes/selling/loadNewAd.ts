import { randomUUID } from 'node:crypto';
import { readCall } from '@volan/api-client';
import { placeQueries, taxonomyQueries } from '@volan/api-client/react';
import { getDraft, getUser, listAdSellers } from '@volan/api-contract/wire';
import { pictureLimits } from '@volan/domain-rules';
import type { PictureLimit } from '@volan/features/selling';
import { errorPage, failedPage } from '../../failures.ts';
import { findCategory } from '../../findCategory.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { adFieldsOf, draftIn, packageIn, saveFields } from './adForms.ts';
import { regionOptions } from './regionOptions.ts';
import { showPictures } from '../../private/takeFiles.ts';

/**
 * The lists that follow from what a form holds already: models of its make, generations of its model, towns of its
 * region.
 */
export async function readVehicleLists({ queries, api }: RequestContext, categoryId: number, fields: URLSearchParams) {
  const idIn = (name: string) => Number(/^[1-9]\d{0,8}$/.exec(fields.get(name) ?? '')?.[0] ?? 0);
  const [brandId, modelId, regionId] = [idIn('brand_id'), idIn('model_id'), idIn('region_id')];
  await Promise.all([
    queries.prefetchQuery(taxonomyQueries.brands(api, categoryId)),
    brandId > 0 && queries.prefetchQuery(taxonomyQueries.models(api, categoryId, brandId)),
    regionId > 0 && queries.prefetchQuery(placeQueries.cities(api, regionId)),
    modelId > 0 && queries.prefetchQuery(taxonomyQueries.chassis(api, categoryId, modelId)),
  ]);
}

/** The form of a category, empty or with the draft that the address names (`?draft=`), for a visitor too. [B31, B44] */
export async function loadNewAd(requestContext: RequestContext, categorySlug: string) {
  const { site, api, queries, session, typed } = requestContext;
  try {
    const found = await findCategory(requestContext, categorySlug, null);
    if (found === null) throw await errorPage(requestContext, 404);

    const draftId = draftIn(site.search);
    const named = draftId !== null;
    const [carried, category, account] = await Promise.all([
      loadPrivate(requestContext),
      queries.fetchQuery(taxonomyQueries.category(api, found.id)),
      session ? readCall(api, getUser, {}).then(({ data }) => data) : null,
    ]);
    const query = new URLSearchParams(site.search);
    const [regions, draft, sellers] = await Promise.all([
      regionOptions(requestContext, account?.country_id ?? null),
      session && named ? api.sendOrNull(getDraft, { draft: draftId }) : null,
      session ? api.sendOrNull(listAdSellers, {}) : null,
    ]);
    const limit: PictureLimit = {
      max: draft?.max_pictures ?? sellers?.[0]?.images ?? pictureLimits.perAd.included,
      bought: draft?.bought_images ?? 0,
    };
    // fields that were sent after the session had ended are newer than the saved ones [K01]
    const fields = typed ? adFieldsOf(typed) : (draft?.fields ?? {});
    await showPictures(requestContext, fields['pictures'] ?? []);
    const first = Object.entries(fields).flatMap(([name, [text]]) => (text === undefined ? [] : [[name, text]]));
    await readVehicleLists(requestContext, found.id, new URLSearchParams(first));
    const stored = { id: draftId ?? randomUUID(), version: draft?.version ?? 0 };
    // they come once: a code that is asked for before publishing must not lose them
    const saved = session && typed && named ? await saveFields(requestContext, stored, found.id, fields) : stored;
    const begun = { ...saved, fields };
    const bought = packageIn(query.get('images'));

    return { ...carried, category, account, sellers: sellers ?? [], regions, draft: begun, named, limit, bought };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
