import {
  changeAdStatus,
  changeOwnAds as changeOwnAdsCall,
  confirmAd,
  createAd,
  deleteAd,
  deleteDraft as deleteDraftCall,
  Failure,
  getAdForm,
  getAdStats,
  getDraft,
  getMyAd,
  getPriceHelp,
  getSellerStats,
  listAdSellers,
  listDrafts,
  listMyAds,
  removeAdPicture,
  renewAd,
  reserveAd,
  revealCompanyPhone,
  revealPhone,
  saveDraft,
  seeAds,
  sortAdPictures,
  updateAd,
  visitAd,
} from '@volan/api-contract';
import { listingStatus, type AdAction } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../platform/server/fieldFailure.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { removeImage, sortImages } from './adImages.ts';
import { changeOwnAds } from './changeOwnAds.ts';
import { act } from './changeStatus.ts';
import { deleteDraft, readDraft, readDrafts, writeDraft } from './drafts.ts';
import { editAd, readForm } from './editAd.ts';
import { ownAd, ownAds } from './ownAds.ts';
import { looksAfter } from '../ads/ownership.ts';
import { companyPhones, revealPhones } from './phones.ts';
import { priceHelp } from './priceHelp.ts';
import { publishAd } from './publishAd.ts';
import { sellerStats } from './sellerStats.ts';
import { sellersFor } from './sellersFor.ts';
import type { SellingDeps } from './SellingDeps.ts';
import { statsOf } from './stats.ts';
import type { Visits } from './visits.ts';
import { visitorsOfDay } from './visitorsOfDay.ts';

/** Most ads that an account may publish by the form within an hour. Sellers with more ads use feeds. */
const publishedPerHour = 60;

const actionOf: Readonly<Record<2 | 4 | 6, AdAction>> = {
  [listingStatus.active]: 'activate',
  [listingStatus.paused]: 'pause',
  [listingStatus.sold]: 'sold',
};

/** Calls of sellers about their ads, and of buyers to sellers. [M14, M54, M55, J139] */
export function sellingRoutes(app: FastifyInstance, deps: SellingDeps, visits: Visits) {
  const { sql, taxonomy, limits, now } = deps;
  const userOf = (context: Parameters<typeof principalOf>[0]) => principalOf(context).actor.id;
  const registry = () => taxonomy.current().registry;
  const moment = () => new Date(now());

  serve(app, saveDraft, (input, context) => writeDraft(sql, registry(), principalOf(context).actor, input));
  serve(app, listDrafts, (_input, context) => readDrafts(sql, registry(), userOf(context)));
  serve(app, getDraft, async ({ draft }, context) => {
    return (
      (await readDraft(sql, registry(), principalOf(context).actor, draft)) ??
      new Failure<'not-found', null>('not-found')
    );
  });
  serve(app, deleteDraftCall, async ({ draft }, context) => ({
    removed: await deleteDraft(sql, userOf(context), draft, moment()),
  }));

  const isPublishedTooOften = limits({ name: 'publish', max: publishedPerHour, withinSeconds: 3600 });
  serve(app, createAd, async (input, context) =>
    (await isPublishedTooOften(String(userOf(context)))) ? tooMany() : publishAd(deps, input, context),
  );
  serve(app, getAdForm, ({ id }, context) => readForm(deps, id, context));
  serve(app, updateAd, (input, context) => editAd(deps, input, context));
  serve(app, sortAdPictures, (input, context) => sortImages(sql, input, context));
  serve(app, removeAdPicture, (input, context) => removeImage(deps, input, context));
  serve(app, listAdSellers, (_input, context) => sellersFor(deps, principalOf(context).actor, moment()));
  serve(app, listMyAds, (input, context) => ownAds(deps, input, context));
  serve(app, getMyAd, (input, context) => ownAd(deps, input, context));
  serve(app, changeAdStatus, ({ id, status }, context) => act(deps, 'ads.edit', actionOf[status], id, context));
  serve(app, changeOwnAdsCall, (input, context) => changeOwnAds(deps, input, context));
  serve(app, renewAd, ({ id }, context) => act(deps, 'ads.edit', 'renew', id, context));
  serve(app, confirmAd, ({ id }, context) => act(deps, 'ads.edit', 'confirm', id, context));
  serve(app, reserveAd, ({ id, reserved }, context) =>
    act(deps, 'ads.edit', reserved ? 'reserve' : 'release', id, context),
  );
  serve(app, deleteAd, async ({ id }, context) => {
    const changed = await act(deps, 'ads.delete', 'delete', id, context);
    // an ad that is already in the archive stays there
    if (!(changed instanceof Failure) || changed.name === 'conflict') return { removed: true as const };
    return new Failure<'not-found' | 'forbidden', null>(changed.name === 'not-found' ? 'not-found' : 'forbidden');
  });
  serve(app, getAdStats, ({ id, days }, context) => statsOf(sql, id, days, moment(), context));
  serve(app, getSellerStats, (input, context) => sellerStats(deps, input, context));
  serve(app, getPriceHelp, (input) => priceHelp(sql, input));

  const askers = visitorsOfDay(now);
  const isAskedTooOften = limits({ name: 'phones', max: 20, withinSeconds: 3600 });
  serve(
    app,
    revealPhone,
    async ({ id }, { address, userAgent, principal }) => {
      if (await isAskedTooOften(address)) return tooMany();

      const visitor = { address, userAgent, actor: principal?.actor ?? null };
      return revealPhones(sql, id, visitor, () => askers.isNew(id, visitor), moment());
    },
    { knowsCaller: true },
  );
  const companyAskers = visitorsOfDay(now);
  serve(
    app,
    revealCompanyPhone,
    async ({ slug }, { address, userAgent, principal }) => {
      if (await isAskedTooOften(address)) return tooMany();

      const visitor = { address, userAgent, actor: principal?.actor ?? null };
      return companyPhones(sql, slug, visitor, (id) => companyAskers.isNew(id, visitor), moment());
    },
    { knowsCaller: true },
  );
  serve(
    app,
    visitAd,
    async ({ id }, { address, userAgent, principal }) => {
      const actor = principal?.actor ?? null;
      const own = actor !== null && (await looksAfter(sql, actor, id));
      return { counted: !own && visits.count(id, { address, userAgent, actor }), own };
    },
    { knowsCaller: true },
  );
  serve(
    app,
    seeAds,
    ({ ids, where }, { address, userAgent, principal }) => {
      const visitor = { address, userAgent, actor: principal?.actor ?? null };
      const kind = where === 'results' ? 'impressions' : 'comparisons';
      return { counted: ids.filter((id) => visits.count(id, visitor, kind)).length };
    },
    { knowsCaller: true },
  );
}
