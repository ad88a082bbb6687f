import {
  type AdDraft,
  type AdState,
  buyImagePackage,
  changeAdStatus,
  changeOwnAds,
  claimAd,
  confirmAd,
  createAd,
  deleteAd,
  deleteDraft,
  Failure,
  getAdForm,
  getAdStats,
  getDraft,
  getMyAd,
  getModelYearPrices,
  getPriceHelp,
  getSellerStats,
  listAdSellers,
  listDrafts,
  listModeratedAds,
  listMyAds,
  moderateAd,
  releaseAd,
  renewAd,
  reportAd,
  reserveAd,
  revealPhone,
  saveDraft,
  undoAdDecision,
  updateAd,
  seeAds,
  visitAd,
} from '@volan/api-contract';
import {
  canChangeStatus,
  imagePackagePrice,
  listingStatus,
  type ListingStatus,
  listingStatusName,
  type ListingStatusName,
  pictureLimits,
  type TogetherAction,
} from '@volan/domain-rules';
import { ads as adFixtures } from '../fixtures/ads.ts';
import { adSellers } from '../fixtures/adSellers.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { detailedAd } from '../marketplace/adOf.ts';
import { moderatedAdsOf, myAdsOf, waitingOf } from '../marketplace/myAdsOf.ts';
import { sellerStatsOf } from '../marketplace/sellerStatsOf.ts';
import { mockCall } from '../mockCall.ts';

const dayMs = 24 * 3_600_000;
const shownDays = 30;
const notFound = () => new Failure<'not-found', null>('not-found');
const inSixtyDays = new Date(fixtureNow.getTime() + 60 * dayMs).toISOString();

/** The draft of the account of the mocks: an Octavia without price. */
const draft: AdDraft = {
  id: '0b4f0b9e-0f2b-4c6e-9d1c-0d2f5a3c1b11',
  version: 3,
  category_id: 1,
  title: 'Škoda Octavia 2016',
  updated_at: fixtureNow.toISOString(),
  expires_at: inSixtyDays,
  fields: { brand_text: ['Škoda'], model_text: ['Octavia'], year: ['2016'], price_type: ['fixed'] },
  max_pictures: 20,
  bought_images: 0,
};

/** The state of an ad after an action on several. */
const statusAfter = {
  renew: 'active',
  activate: 'active',
  pause: 'paused',
  sold: 'sold',
  delete: 'archived',
} as const satisfies Record<TogetherAction, ListingStatusName>;

const mine = (id: number) => myAdsOf('rs').find((ad) => ad.id === id);

function stateAfter(id: number, status: ListingStatus): AdState | Failure<'not-found' | 'conflict', null> {
  const ad = mine(id);
  if (!ad) return notFound();

  const from = listingStatus[ad.status];
  if (from !== status && !canChangeStatus(from, status)) return new Failure<'conflict', null>('conflict');

  const isActive = status === listingStatus.active;

  return {
    id,
    status: listingStatusName(status),
    reserved: isActive && ad.reserved,
    expires_at: isActive ? inSixtyDays : ad.expires_at,
    confirmed_at: isActive ? fixtureNow.toISOString() : ad.confirmed_at,
  };
}

const published = { reasons: [], masked: [], duplicate_of: null, expires_at: inSixtyDays };

/** Calls of sellers over a handful of ads in every state; nothing is kept. */
export const sellingHandlers = [
  mockCall(saveDraft, ({ id, version, category_id }) => {
    if (id === draft.id && version !== draft.version) return new Failure('conflict', { data: draft });

    const { fields: _fields, ...saved } = draft;
    return { ...saved, id, category_id, version: version + 1 };
  }),
  mockCall(listAdSellers, () => adSellers),
  mockCall(listDrafts, () => {
    const { fields: _fields, ...listed } = draft;
    return [listed];
  }),
  mockCall(getDraft, ({ draft: id }) => (id === draft.id ? draft : notFound())),
  mockCall(buyImagePackage, ({ images }) => {
    const { credits } = imagePackagePrice(images, 'EUR');
    return { images, credits, max_pictures: pictureLimits.perAd.included + images, balance: 12 - credits };
  }),
  mockCall(deleteDraft, ({ draft: id }) => ({ removed: id === draft.id })),
  mockCall(createAd, ({ fields }) => {
    const [vin] = fields['vin'] ?? [];
    const [own] = myAdsOf('rs');
    if (!own) return new Failure<'forbidden', null>('forbidden');

    const link = { id: own.id, slug: own.slug, kind: own.kind };

    return vin === 'WVWZZZ1JZXW000001'
      ? new Failure('validation', { errors: { vin: ['duplicate-ad'] }, data: link })
      : { ...link, status: 'active' as const, ...published };
  }),
  mockCall(getAdForm, ({ id }) => {
    const ad = mine(id);
    if (!ad) return notFound();

    const { slug, kind, category_id, status, images } = ad;
    const fields = {
      brand_id: ad.brand?.id ? [String(ad.brand.id)] : [],
      model_id: ad.model?.id ? [String(ad.model.id)] : [],
      year: ad.year === null ? [] : [String(ad.year)],
      price: ad.price === null ? [] : [String(ad.price)],
      price_type: [ad.price_type],
      line: [ad.line],
      pictures: images.map((image) => String(image.id)),
    };
    const question = status === 'pending' ? ad.reason : '';
    const pictures = { images: [...images], max_pictures: 20, bought_images: 0 as const };
    const seller = { is_business: false, phone: '+381 64 1234567' };

    return { id, slug, kind, category_id, status, version: '1', fields, ...pictures, ...seller, question };
  }),
  mockCall(updateAd, ({ id, version }) => {
    const ad = mine(id);
    if (!ad) return notFound();
    if (version !== '1') return new Failure<'conflict', null>('conflict');

    return {
      id,
      slug: ad.slug,
      kind: ad.kind,
      status: ad.status === 'active' ? ad.status : ('pending' as const),
      ...published,
    };
  }),
  mockCall(listMyAds, ({ state = 'active', page = 1 }, { language }) => {
    const all = myAdsOf(language);
    const active = all.filter(({ status }) => status === 'active');
    const inactive = all.filter(({ status }) => status !== 'active');
    const shown = { active, inactive, attention: waitingOf(all) }[state];

    return {
      data: page === 1 ? shown : [],
      meta: {
        page,
        pages: 1,
        total: shown.length,
        per_page: 24,
        active: active.length,
        promoted: active.filter(({ promotion }) => promotion !== null).length,
        inactive: inactive.length,
        drafts: 1,
      },
    };
  }),
  mockCall(getMyAd, ({ id }, { language }) => {
    const own = myAdsOf(language).find((ad) => ad.id === id);
    const fixture = adFixtures.find((ad) => ad.id === id);
    return own && fixture ? { ad: detailedAd(fixture, language), mine: own } : notFound();
  }),
  mockCall(changeAdStatus, ({ id, status }) => stateAfter(id, status)),
  mockCall(changeOwnAds, ({ ids, action }) =>
    ids.map((id) => {
      const own = mine(id);
      if (!own) return { id, status: null, failure: 'not-found' as const };

      const isPossible = own.actions.includes(action);

      return isPossible
        ? { id, status: statusAfter[action], failure: null }
        : { id, status: null, failure: 'conflict' as const };
    }),
  ),
  mockCall(renewAd, ({ id }) => stateAfter(id, listingStatus.active)),
  mockCall(reserveAd, ({ id, reserved }) => {
    const state = stateAfter(id, listingStatus.active);
    return state instanceof Failure ? state : { ...state, reserved };
  }),
  mockCall(confirmAd, ({ id }) => stateAfter(id, listingStatus.active)),
  mockCall(deleteAd, ({ id }) => (mine(id) ? { removed: true as const } : notFound())),
  mockCall(revealPhone, ({ id }) =>
    mine(id) ? { seller: 'Ana Anić', phones: [{ number: '+381641234567', text: '+381 64 1234567' }] } : notFound(),
  ),
  mockCall(reportAd, ({ id, reason, text = '' }) => {
    if (!mine(id)) return notFound();
    return reason === 'other' && text === ''
      ? new Failure<'validation', null>('validation', { errors: { text: ['required'] } })
      : { reported: true as const };
  }),
  mockCall(visitAd, () => ({ counted: true, own: false })),
  mockCall(seeAds, ({ ids }) => ({ counted: ids.length })),
  mockCall(getAdStats, ({ id, days = shownDays }) => {
    const ad = mine(id);
    if (!ad) return notFound();

    const { views, reveals, favourites } = ad;

    return {
      id,
      total: { views, reveals, favourites, conversations: 3 },
      days: Array.from({ length: days }, (_, at) => ({
        day: new Date(fixtureNow.getTime() - (days - 1 - at) * dayMs).toISOString().slice(0, 10),
        views: (at * 7) % 13,
        reveals: at % 3,
        favourites: at % 5 === 0 ? 1 : 0,
        conversations: at % 10 === 9 ? 1 : 0,
      })),
    };
  }),
  mockCall(getSellerStats, ({ span, ad_id, order, direction, page = 1, per_page = 50 }, { language }) => {
    const own = myAdsOf(language).filter(({ published_at }) => published_at !== null);
    if (ad_id !== undefined && own.every(({ id }) => id !== ad_id)) return notFound();

    const data = sellerStatsOf(own, { span, adId: ad_id, order, direction });
    const ads = data.ads.slice((page - 1) * per_page, page * per_page);
    const meta = { page, pages: Math.ceil(own.length / per_page), total: own.length, per_page };

    return { data: { ...data, ads }, meta };
  }),
  mockCall(getModelYearPrices, () => ({
    title: 'Volkswagen Golf',
    present: { count: 34, median: 11_400 },
    later: { count: 27, median: 7300 },
  })),
  mockCall(getPriceHelp, () => ({
    count: 14,
    needed: 8,
    years: 1,
    median: 11_400,
    low: 10_500,
    high: 12_300,
    prices: [
      9800, 10_200, 10_500, 10_900, 11_000, 11_200, 11_300, 11_500, 11_900, 12_000, 12_300, 12_500, 12_900, 13_500,
    ],
  })),
  mockCall(listModeratedAds, ({ page = 1, status = 'pending', search = '', fast }, { language }) => {
    const waiting = moderatedAdsOf(language);
    const at = waiting.findIndex(({ id }) => `#${id}` === search);
    const shown =
      at >= 0
        ? waiting.slice(at, at + 1)
        : waiting
            .filter((ad) => status === 'pending' || ad.status === status)
            .filter((ad) => fast === undefined || ad.fast === fast);
    const queue =
      at < 0 ? null : { position: at + 1, previous: waiting[at - 1]?.id ?? null, next: waiting[at + 1]?.id ?? null };

    return { data: page === 1 ? shown : [], meta: { page, total: shown.length, pending: waiting.length, queue } };
  }),
  mockCall(moderateAd, ({ id, status, reasons = [], reason = '' }) => {
    if (!moderatedAdsOf('rs').some((ad) => ad.id === id)) return notFound();
    if (status !== listingStatus.active && reason === '' && reasons.length === 0) {
      return new Failure<'validation', null>('validation', { errors: { reason: ['required'] } });
    }
    return {
      id,
      status: listingStatusName(status),
      reserved: false,
      expires_at: null,
      confirmed_at: null,
      undo_until: null,
    };
  }),
  mockCall(undoAdDecision, () => new Failure<'conflict', null>('conflict')),
  mockCall(claimAd, ({ id }) =>
    moderatedAdsOf('rs').some((ad) => ad.id === id)
      ? { until: new Date(fixtureNow.getTime() + 5 * 60_000).toISOString() }
      : notFound(),
  ),
  mockCall(releaseAd, ({ id }) =>
    moderatedAdsOf('rs').some((ad) => ad.id === id) ? { released: true as const } : notFound(),
  ),
];
