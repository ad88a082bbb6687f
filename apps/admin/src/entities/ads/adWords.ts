import type { AdStatus, ModeratedAd, RejectionReason, ReviewReason } from '@volan/api-contract';
import { listingStatus, pathOf, pictureUrl } from '@volan/domain-rules';
import type { ModerationCompareProps } from '@volan/ui/ModerationCompare';
import type { TagTone } from '@volan/ui/Tag';
import type { AdminSite } from '../../shell/site.ts';
import type { AdminTexts, PlainAdminText } from '@volan/i18n/admin';
import { adStateNames } from '../users/userWords.ts';

/** Labels of the reasons why an ad waits. [M05] */
export const reviewNames = (texts: AdminTexts): Readonly<Record<ReviewReason, string>> => ({
  'price-outlier': texts.reviewPrice,
  'other-price': texts.reviewOtherPrice,
  'contact-data': texts.reviewContact,
  'duplicate-vin': texts.reviewVin,
  'lower-mileage': texts.reviewMileage,
  'duplicate-vehicle': texts.reviewVehicle,
  'duplicate-pictures': texts.reviewPictures,
  'banned-words': texts.reviewWords,
  'banned-network': texts.reviewNetwork,
  'new-seller': texts.reviewNewSeller,
  reported: texts.reviewReported,
  'vehicle-changed': texts.reviewChanged,
});

/** Labels of the reasons for a rejection; the seller reads them in their own language. */
export const rejectionWords = {
  duplicate: 'rejectDuplicate',
  pictures: 'rejectPictures',
  bait: 'rejectBait',
  category: 'rejectCategory',
  contact: 'rejectContact',
  content: 'rejectContent',
  other: 'rejectOther',
} as const satisfies Readonly<Record<RejectionReason, string>>;

/** Text about the decision that was just taken. */
export const decidedText = (status: 1 | 2 | 3 | 7, texts: AdminTexts) =>
  ({
    [listingStatus.pending]: texts.decidedAsked,
    [listingStatus.active]: texts.decidedApproved,
    [listingStatus.rejected]: texts.decidedRejected,
    [listingStatus.removed]: texts.decidedRemoved,
  })[status];

/** The state of an ad in words. */
export const stateName = (status: AdStatus, texts: AdminTexts) => adStateNames(texts)[listingStatus[status]] ?? status;

const tones: Readonly<Partial<Record<AdStatus, TagTone>>> = {
  active: 'positive',
  pending: 'caution',
  rejected: 'critical',
  removed: 'critical',
};

/** Tone of a state. */
export const stateTone = (status: AdStatus): TagTone => tones[status] ?? 'neutral';

/** The price of an ad in words. */
export const priceOf = ({ price }: Pick<ModeratedAd, 'price'>, { texts, words }: AdminSite) =>
  price === null ? texts.onRequest : words.formats.price(price);

const fieldNames: Readonly<Record<string, PlainAdminText>> = {
  brand_text: 'otherMake',
  model_text: 'otherModel',
  vin: 'chassisNumber',
  pictures: 'pictures',
  price_type: 'priceType',
  financing_price: 'financingPrice',
  line: 'adLine',
  description: 'description',
  city_id: 'city',
  phone: 'phone',
};

/** The label of a field that every ad has; its name if it has no label. */
export const fieldName = (name: string, texts: AdminTexts) => {
  const key = fieldNames[name];
  return key ? texts[key] : name;
};

/** The page of an ad as buyers see it. */
export const adPath = ({ brand, language }: AdminSite, ad: Pick<ModeratedAd, 'id' | 'kind' | 'slug'>) =>
  pathOf(brand, 'ad', { kind: ad.kind, adId: ad.id, titleSlug: ad.slug }, language);

/** Width of a picture in a column, in pixels. */
const pictureWidth = 640;

/** One of two ads in a comparison. */
export const comparedAd = (ad: ModeratedAd, { texts }: AdminSite): ModerationCompareProps['fresh'] => ({
  title: `${texts.ad} ${ad.id}`,
  state: { text: stateName(ad.status, texts), tone: stateTone(ad.status) },
  pictures: ad.images.map(({ id }) => ({ src: pictureUrl(id, { w: pictureWidth }), alt: '' })),
  missing: { outline: 'sedan', label: texts.noPicture },
  seller: ad.seller.name,
});

/** All pictures of an ad, each with its largest size. */
export const picturesOf = ({ picture_ids: ids }: ModeratedAd, { texts }: AdminSite) =>
  ids.map((id, index) => ({
    src: pictureUrl(id, { w: pictureWidth }),
    href: pictureUrl(id, { w: 1920 }),
    name: `${texts.pictures} ${index + 1}`,
  }));

/** Rows of the comparison for moderators: values of both ads, and whether they differ. */
export function comparedFacts(fresh: ModeratedAd, live: ModeratedAd | null, site: AdminSite) {
  const { texts, words } = site;
  const { number, date, year, distance } = words.formats;
  const rows: readonly (readonly [string, (ad: ModeratedAd) => string])[] = [
    [texts.adTitle, ({ title }) => title],
    [texts.adLine, ({ line }) => line],
    [texts.price, (ad) => priceOf(ad, site)],
    [texts.year, (ad) => (ad.year === null ? '' : year(ad.year))],
    [texts.mileage, ({ mileage }) => (mileage === null ? '' : distance(mileage))],
    [
      texts.mileageBefore,
      ({ mileage_before: before }) => (before === null ? '' : `${distance(before.mileage)} · ${date(before.at)}`),
    ],
    [texts.city, ({ place }) => place.city ?? place.region?.title ?? place.country],
    [texts.pictures, ({ image_count: count }) => number(count)],
    [texts.seller, ({ seller }) => seller.name],
    [texts.placed, ({ created_at: since }) => date(since)],
    [
      texts.sellerSince,
      ({ seller_since: since, seller_ads: ads }) => `${date(since)} · ${texts.activeAds}: ${number(ads)}`,
    ],
    [texts.phone, ({ phones }) => phones.join(', ')],
    [texts.chassisNumber, ({ vin }) => vin ?? ''],
    [texts.description, ({ description }) => description],
  ];
  const isSaid = (of: (ad: ModeratedAd) => string) => of(fresh) !== '' || (live !== null && of(live) !== '');

  return rows
    .filter(([, of]) => isSaid(of))
    .map(([label, of]) => ({ label, fresh: of(fresh), ...(live && { live: of(live) }) }));
}
