import { adActions, fastAdTags } from '@volan/domain-rules';
import { z } from 'zod';
import { adFormFields } from '../fields/adFormFields.ts';
import { AdDetails, AdImage, AdSeller, Place } from './Ad.ts';
import { AdLink, AdStatus, RejectionReason } from './SellerAd.ts';

/** A fast ad in a list: one line, a price and a picture. Phone and e-mail are never part of a public reply. [M17] */
export const FastAd = z
  .object({
    id: z.int(),
    category: z.object({ id: z.int(), slug: z.string(), title: z.string() }),
    line: z.string().describe('what is for sale, in the seller’s words'),
    price: z.int().nullable().describe('whole euros; null where a moderator removed the ad'),
    negotiable: z.boolean(),
    tags: z.array(z.enum(fastAdTags)),
    image: AdImage.nullable().describe('the cover; null where it was removed'),
    image_count: z.int(),
    place: Place,
    seller: AdSeller,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'FastAd' });
export type FastAd = z.infer<typeof FastAd>;

/** A fast ad with everything that its page shows. [B38] */
export const FastAdDetails = FastAd.omit({ image: true })
  .extend({
    images: z.array(AdImage),
    expires_at: z.iso.datetime().nullable(),
    views: z.int(),
    has_phone: z.boolean().describe('a number can be asked for by POST /ads/phone [M53]'),
    seller: AdDetails.shape.seller,
  })
  .meta({ id: 'FastAdDetails' });
export type FastAdDetails = z.infer<typeof FastAdDetails>;

/** What remains public of a fast ad that ended, or that became a full ad. [B38, B53] */
export const FastAdGone = FastAd.pick({ id: true, category: true, place: true })
  .extend({
    line: z.string().describe('empty where a moderator removed the ad'),
    status: z.enum(['sold', 'expired', 'paused', 'removed', 'full']).describe('`full`: it became a full ad'),
    full_ad: AdLink.nullable().describe('the full ad that it became'),
  })
  .meta({ id: 'FastAdGone' });
export type FastAdGone = z.infer<typeof FastAdGone>;

/** A fast ad as its seller sees it. [B41] */
export const MyFastAd = FastAd.extend({
  status: AdStatus,
  company_id: z.int().nullable().describe('the company that it belongs to; null: an own ad'),
  refused_for: z.array(RejectionReason).describe('why a moderator refused it'),
  reason: z.string().describe('what a moderator wrote or asked; empty: nothing'),
  expires_at: z.iso.datetime().nullable(),
  renewed: z.boolean().describe('it was renewed, which happens once'),
  views: z.int(),
  reveals: z.int().describe('how often the phone was asked for'),
  favourites: z.int(),
  actions: z.array(z.enum(adActions)),
}).meta({ id: 'MyFastAd' });
export type MyFastAd = z.infer<typeof MyFastAd>;

/** A fast ad before or after it is public, for its seller and for administrators. [B39] */
export const FastAdPreview = z
  .object({ ad: FastAdDetails.describe('as buyers see it while it is active'), mine: MyFastAd })
  .meta({ id: 'FastAdPreview' });
export type FastAdPreview = z.infer<typeof FastAdPreview>;

/** The values of a fast ad’s form, for editing. */
export const FastAdForm = z
  .object({
    id: z.int(),
    status: AdStatus,
    category_id: z.int(),
    version: z.string().describe('changes with each change of the ad'),
    fields: adFormFields.describe('the names of `fastAdFormOf`, and `tags`'),
    images: z.array(AdImage).describe('the stored ones; `pictures` of the fields holds their ids in order'),
    question: z.string().describe('what a moderator asked; an edit answers it'),
    phone: z.string().nullable().describe('the phone that buyers see if the ad names none; null: no phone'),
  })
  .meta({ id: 'FastAdForm' });
export type FastAdForm = z.infer<typeof FastAdForm>;

/** Position of a page of fast ads. */
export const FastAdListMeta = z
  .object({
    page: z.int(),
    pages: z.int(),
    per_page: z.int(),
    total: z.int().describe('exact up to 1,008'),
    more: z.boolean().describe('there are more than `total`'),
  })
  .meta({ id: 'FastAdListMeta' });
export type FastAdListMeta = z.infer<typeof FastAdListMeta>;

/** Position of a page of own fast ads, and how many more may be active. */
export const MyFastAdListMeta = FastAdListMeta.omit({ more: true })
  .extend({
    active: z.int(),
    used: z.int().describe('active ones and those that wait for a moderator'),
    limit: z.int().describe('how many may be'),
  })
  .meta({ id: 'MyFastAdListMeta' });
export type MyFastAdListMeta = z.infer<typeof MyFastAdListMeta>;
