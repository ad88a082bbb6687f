import {
  changeFastAdStatus,
  createFastAd,
  deleteFastAd,
  Failure,
  getFastAd,
  getFastAdForm,
  getMyFastAd,
  guessFastAdCategory,
  listFastAds,
  listMyFastAds,
  listSavedFastAds,
  renewFastAd,
  updateFastAd,
  type AdState,
} from '@volan/api-contract';
import { fastAdLimits, fastAdsPerPage, fold, listingStatusName, type ListingStatus } from '@volan/domain-rules';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { detailsOf, fastAdsOf, myFastAdsOf } from '../marketplace/fastAdsOf.ts';
import { mockCall } from '../mockCall.ts';

const notFound = () => new Failure<'not-found', null>('not-found');
const end = new Date(fixtureNow.getTime() + fastAdLimits.activeDays * 24 * 3_600_000).toISOString();
const published = {
  slug: 'brzi-oglas',
  kind: 'auto',
  status: 'active' as const,
  reasons: [],
  masked: [],
  duplicate_of: null,
  expires_at: end,
};

const mine = (id: number) => myFastAdsOf('rs').find((ad) => ad.id === id);

function stateAfter(id: number, status: ListingStatus): AdState | Failure<'not-found', null> {
  return mine(id)
    ? {
        id,
        status: listingStatusName(status),
        reserved: false,
        expires_at: end,
        confirmed_at: fixtureNow.toISOString(),
      }
    : notFound();
}

const metaOf = (total: number, page = 1) => ({
  page,
  pages: Math.max(1, Math.ceil(total / fastAdsPerPage)),
  per_page: fastAdsPerPage,
  total,
});

/** Calls of fast ads over ten of them; nothing is kept. */
export const fastAdHandlers = [
  mockCall(listFastAds, ({ page = 1, q = '', category_id: category, min_price: min, max_price: max }, { language }) => {
    const words = fold(q);
    const data = fastAdsOf(language).filter(
      ({ line, price, category: { id } }) =>
        fold(line).includes(words) &&
        (category === undefined || id === category) &&
        (price ?? 0) >= (min ?? 0) &&
        (price ?? 0) <= (max ?? Infinity),
    );
    return { data: page === 1 ? data : [], meta: { ...metaOf(data.length, page), more: false } };
  }),
  mockCall(getFastAd, ({ id }, { language }) => detailsOf(language).find((ad) => ad.id === id) ?? notFound()),
  mockCall(listMyFastAds, ({ page = 1 }, { language }) => {
    const data = myFastAdsOf(language);
    const active = data.filter(({ status }) => status === 'active').length;
    const used = { active, used: active + 1, limit: fastAdLimits.ofPrivateSeller };

    return { data: page === 1 ? data : [], meta: { ...metaOf(data.length, page), ...used } };
  }),
  mockCall(listSavedFastAds, ({ page = 1 }, { language }) => {
    const data = fastAdsOf(language).slice(2, 5);
    return { data: page === 1 ? data : [], meta: { ...metaOf(data.length, page), more: false } };
  }),
  mockCall(getMyFastAd, ({ id }, { language }) => {
    const own = myFastAdsOf(language).find((ad) => ad.id === id);
    const ad = detailsOf(language).find((one) => one.id === id);
    return own && ad ? { ad, mine: own } : notFound();
  }),
  mockCall(getFastAdForm, ({ id }) => {
    const ad = detailsOf('rs').find((one) => one.id === id);
    const own = mine(id);
    if (!ad || !own) return notFound();

    const fields = {
      line: [ad.line],
      price: ad.price === null ? [] : [String(ad.price)],
      price_type: [ad.negotiable ? 'negotiable' : 'fixed'],
      tags: ad.tags,
      pictures: ad.images.map((image) => String(image.id)),
    };
    const { status, category } = { ...own, category: ad.category };
    const question = status === 'pending' ? own.reason : '';

    return {
      id,
      status,
      category_id: category.id,
      version: '1',
      fields,
      images: ad.images,
      question,
      phone: '+381 64 1234567',
    };
  }),
  mockCall(createFastAd, () => ({ ...published, id: fastAdsOf('rs')[0]?.id ?? 0 })),
  mockCall(updateFastAd, ({ id }) => (mine(id) ? { ...published, id } : notFound())),
  mockCall(changeFastAdStatus, ({ id, status }) => stateAfter(id, status)),
  mockCall(renewFastAd, ({ id }) => {
    const ad = mine(id);
    return ad?.renewed ? new Failure<'conflict', null>('conflict') : stateAfter(id, 2);
  }),
  mockCall(deleteFastAd, ({ id }) => (mine(id) ? { removed: true as const } : notFound())),
  mockCall(guessFastAdCategory, ({ line }) => ({
    category_id: fastAdsOf('rs').find((ad) => fold(ad.line).includes(fold(line)))?.category.id ?? null,
  })),
];
