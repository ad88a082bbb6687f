import { adActions, listingStatus, rejectionReasons, reviewReasons, type ListingStatusName } from '@volan/domain-rules';
import { z } from 'zod';
import { adFormFields } from '../fields/adFormFields.ts';
import { AdCompared, AdDetails, AdImage, AdListed, MileageBefore } from './Ad.ts';
import { CaseHolder } from './CaseHeld.ts';
import { BoughtImages, MaxPictures } from './ImagePackage.ts';
import { FreeSlots } from './Plan.ts';

/** The states of an ad by their names. [M02] */
export const AdStatus = z
  .enum(Object.keys(listingStatus) as [ListingStatusName, ...ListingStatusName[]])
  .meta({ id: 'AdStatus' });
export type AdStatus = z.infer<typeof AdStatus>;

/** Enough of an ad to link to it. */
export const AdLink = z
  .object({ id: z.int(), slug: z.string(), kind: z.string().describe('first word of the ad’s address [T01]') })
  .meta({ id: 'AdLink' });
export type AdLink = z.infer<typeof AdLink>;

/** Why an ad waits for a moderator. [M05] */
export const ReviewReason = z.enum(reviewReasons).meta({ id: 'ReviewReason' });
export type ReviewReason = z.infer<typeof ReviewReason>;

/** Why a moderator refused an ad. [M05, P57] */
export const RejectionReason = z.enum(rejectionReasons).meta({ id: 'RejectionReason' });
export type RejectionReason = z.infer<typeof RejectionReason>;

/** A draft without its typed values. */
export const AdDraftListed = z
  .object({
    id: z.uuid().describe('made by the client'),
    version: z.int().min(1).describe('counts its savings'),
    category_id: z.int().nullable(),
    title: z.string().describe('the chosen make, model and year'),
    updated_at: z.iso.datetime(),
    expires_at: z.iso.datetime().describe('it is forgotten then'),
  })
  .meta({ id: 'AdDraftListed' });
export type AdDraftListed = z.infer<typeof AdDraftListed>;

/** An unpublished draft of an ad. [P35] */
export const AdDraft = AdDraftListed.extend({
  fields: adFormFields,
  max_pictures: MaxPictures,
  bought_images: BoughtImages,
}).meta({ id: 'AdDraft' });
export type AdDraft = z.infer<typeof AdDraft>;

/** Words of a seller in which contact data is masked; answers are those in words. */
export const maskedTexts = ['line', 'description', 'brand_text', 'model_text', 'answers'] as const;

/** The result of publishing or changing an ad. */
export const PublishedAd = AdLink.extend({
  status: AdStatus.describe('active, or pending while a moderator looks at it'),
  reasons: z.array(ReviewReason).describe('why it waits'),
  masked: z.array(z.enum(maskedTexts)).describe('where contact data was masked'),
  duplicate_of: AdLink.nullable().describe('the ad that it looks like'),
  expires_at: z.iso.datetime().nullable(),
}).meta({ id: 'PublishedAd' });
export type PublishedAd = z.infer<typeof PublishedAd>;

/** The values of an ad's form, for editing. [B32, M55] */
export const AdFormContent = AdLink.extend({
  status: AdStatus,
  category_id: z.int(),
  version: z.string().describe('changes with each change of the ad'),
  fields: adFormFields,
  images: z.array(AdImage).describe('the stored ones; `pictures` of the fields holds their ids in order'),
  question: z.string().describe('what a moderator asked; an edit answers it'),
  is_business: z.boolean().describe('its seller is a business, and may sell without VAT'),
  phone: z.string().nullable().describe('the phone that buyers see if the ad names none; null: no phone'),
  max_pictures: MaxPictures,
  bought_images: BoughtImages,
}).meta({ id: 'AdFormContent' });
export type AdFormContent = z.infer<typeof AdFormContent>;

/** An ad as its seller sees it in a list. [B08, B09] */
export const MyAd = AdListed.extend({
  status: AdStatus,
  company_id: z.int().nullable().describe('the company that it belongs to; null: an own ad'),
  has_phone: z.boolean().describe('a phone number is shown to buyers who ask for it'),
  refused_for: z.array(RejectionReason).describe('why a moderator refused it'),
  reason: z.string().describe('what a moderator wrote or asked; empty: nothing'),
  published_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable().describe('when an active or paused ad ends'),
  confirmed_at: z.iso.datetime().nullable().describe('when the seller last said that it still holds [N04]'),
  promotion: z
    .object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })
    .nullable()
    .describe('from when and until when it is promoted; null: it is not'),
  unused_days: z
    .int()
    .describe('whole days of its promotions that are left, also of those that begin later; 0: none [M07]'),
  unused_credits: z
    .int()
    .describe('credits for unused days of its promotion, which come back if it is sold or deleted now [M07]'),
  views: z.int(),
  reveals: z.int().describe('how often the phone was asked for'),
  favourites: z.int(),
  actions: z.array(z.enum(adActions)),
}).meta({ id: 'MyAd' });
export type MyAd = z.infer<typeof MyAd>;

/** An own ad with everything that its page shows. */
export const OwnAd = z
  .object({
    ad: AdDetails.describe('as buyers see it while it is active; its state is that of `mine`'),
    mine: MyAd,
  })
  .meta({ id: 'OwnAd' });
export type OwnAd = z.infer<typeof OwnAd>;

/** Position of a page of own ads, and how many ads there are. */
export const MyAdListMeta = z
  .object({
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    per_page: z.int(),
    active: z.int(),
    promoted: z.int().describe('active ads with a running paid promotion [C60]'),
    inactive: z.int().describe('pending, rejected, paused, expired, sold and removed'),
    drafts: z.int().describe('begun and not published'),
  })
  .meta({ id: 'MyAdListMeta' });
export type MyAdListMeta = z.infer<typeof MyAdListMeta>;

/** The state of an ad after it was changed. */
export const AdState = z
  .object({
    id: z.int(),
    status: AdStatus,
    reserved: z.boolean(),
    expires_at: z.iso.datetime().nullable(),
    confirmed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdState' });
export type AdState = z.infer<typeof AdState>;

/** Phone numbers of a seller, returned on request. */
export const AdPhones = z
  .object({
    seller: z.string(),
    phones: z.array(z.object({ number: z.string().describe('to dial'), text: z.string().describe('to read') })).max(5),
  })
  .meta({ id: 'AdPhones' });
export type AdPhones = z.infer<typeof AdPhones>;

/** Why somebody reports an ad. [P57, peers 5] */
export const reportReasons = ['sold', 'wrong-data', 'fraud', 'duplicate', 'offensive', 'other'] as const;

/** Numbers of one day. */
export const AdDay = z
  .object({ day: z.iso.date(), views: z.int(), reveals: z.int(), favourites: z.int(), conversations: z.int() })
  .meta({ id: 'AdDay' });
export type AdDay = z.infer<typeof AdDay>;

/** Statistics of an ad; days without events have zeros. [P39] */
export const AdStats = z
  .object({
    id: z.int(),
    total: z.object({ views: z.int(), reveals: z.int(), favourites: z.int(), conversations: z.int() }),
    days: z.array(AdDay).describe('the oldest first, today last'),
  })
  .meta({ id: 'AdStats' });
export type AdStats = z.infer<typeof AdStats>;

/** An ad as it is after a change. */
export const AdVersion = z
  .object({ id: z.int(), version: z.string().describe('for the next change') })
  .meta({ id: 'AdVersion' });
export type AdVersion = z.infer<typeof AdVersion>;

/** A seller for whom an account may publish an ad: itself, or a company that it acts for. [H07] */
export const AdSellerChoice = z
  .object({
    id: z.int().describe('the account that the ad will belong to'),
    company_id: z.int().nullable().describe('as `createAd` takes it; null: the account that asks'),
    name: z.string(),
    base_type_id: z.int().min(1).max(5).describe('profile type'),
    since: z.iso.datetime(),
    avatar: z.string().nullable(),
    phone: z.string().nullable().describe('the phone that buyers see if the ad names none; null: no phone'),
    phone_first: z.boolean().describe('a phone has to be confirmed before the first ad [J06]'),
    images: z.int().describe('pictures that the packet allows for an ad'),
    slots: FreeSlots,
  })
  .meta({ id: 'AdSellerChoice' });
export type AdSellerChoice = z.infer<typeof AdSellerChoice>;

/** Prices of comparable ads while a price is typed, by the same rule as the buyer's rating. [P36, N03] */
export const PriceHelp = z
  .object({
    count: z.int(),
    needed: z.int().describe('ads that a comparison needs; with fewer nothing is said'),
    years: z.int().describe('how many years apart compared ads may be'),
    median: z.int().nullable(),
    low: z.int().nullable().describe('a quarter asks for less'),
    high: z.int().nullable().describe('a quarter asks for more'),
    prices: z.array(z.int()).max(40),
  })
  .meta({ id: 'PriceHelp' });
export type PriceHelp = z.infer<typeof PriceHelp>;

/** An ad as moderators see it in their queue. [J139, P57] */
export const ModeratedAd = AdCompared.extend({
  status: AdStatus,
  fast: z.boolean().describe('a fast ad: one line, a price and pictures [M17]'),
  description: z.string(),
  risk: z.int().min(0).max(100),
  reasons: z.array(ReviewReason),
  duplicate_of: AdLink.nullable(),
  mileage_before: MileageBefore.nullable().describe('an earlier ad stated more kilometres; null: none did'),
  question: z.string().describe('asked and not yet answered; empty: none'),
  answer: z
    .object({
      question: z.string(),
      at: z.iso.datetime(),
      changes: z
        .array(
          z.object({
            name: z.string().describe('name of the field in the form'),
            label: z.string().nullable().describe('its question; null where every ad is asked it'),
            before: z.string(),
            after: z.string(),
          }),
        )
        .nullable()
        .describe('since the question; null: not known'),
    })
    .nullable()
    .describe('a question that an edit answered, until the next decision'),
  refused_for: z.array(RejectionReason).describe('why the last decision refused it'),
  reason: z.string().describe('what the last decision said in words'),
  waiting_since: z.iso.datetime().nullable(),
  vin: z.string().nullable().describe('without its middle'),
  phones: z.array(z.string()).describe('shown to buyers who ask for it, ready to read [M53]'),
  seller_since: z.iso.datetime(),
  seller_ads: z.int().describe('active ads of its seller'),
  picture_ids: z.array(z.int()).describe('all pictures, in their order'),
  held_by: CaseHolder.nullable().describe('the moderator who has claimed it; null: nobody'),
  reports: z.array(z.object({ reason: z.enum(reportReasons), text: z.string(), at: z.iso.datetime() })).max(20),
}).meta({ id: 'ModeratedAd' });
export type ModeratedAd = z.infer<typeof ModeratedAd>;
