import { z } from 'zod';
import { PriceComparison, PriceLabel, PriceMoment } from './PriceComparison.ts';

/** How a price is meant. `on-request` ads have no price. [M01] */
export const PriceType = z.enum(['fixed', 'negotiable', 'on-request', 'vat-deductible']).meta({ id: 'PriceType' });
export type PriceType = z.infer<typeof PriceType>;

/** How a seller pays for attention: steel XL, amber Top, plum Home, ink Social. [E17, T49] */
export const Tier = z.enum(['xl', 'top', 'home', 'social']).meta({ id: 'Tier' });
export type Tier = z.infer<typeof Tier>;

/** A brand or a model as an ad names it. `slug` is null where the taxonomy does not know the name. */
export const AdName = z
  .object({
    id: z.int().nullable(),
    slug: z.string().nullable(),
    title: z.string(),
  })
  .meta({ id: 'AdName' });
export type AdName = z.infer<typeof AdName>;

/** A picture of an ad. Addresses are made from `id` by `pictureUrl` of domain-rules. */
export const AdImage = z
  .object({
    id: z.int(),
    width: z.int().describe('pixels of the stored picture'),
    height: z.int().describe('pixels of the stored picture'),
    view: z.string().nullable().describe('front, rear, side, interior, detail: for the alternative text'),
  })
  .meta({ id: 'AdImage' });
export type AdImage = z.infer<typeof AdImage>;

/** One answer of an ad to a specification, in the visitor's language. */
export const AdAnswer = z
  .object({
    key: z.string().describe('slug of the specification, the key in `filters`'),
    label: z.string().describe('the question in the reader’s language'),
    icon: z.string().nullable(),
    multi: z.boolean(),
    unit: z.string().nullable(),
    number: z.number().nullable().describe('for numeric specifications, in `unit`'),
    values: z
      .array(z.object({ slug: z.string(), label: z.string(), icon: z.string().nullable() }))
      .describe('chosen answers of an enumerated specification'),
    text: z.string().nullable(),
    infilter: z.boolean().describe('the value may link to the filtered list'),
  })
  .meta({ id: 'AdAnswer' });
export type AdAnswer = z.infer<typeof AdAnswer>;

/** The place of the vehicle. */
export const Place = z
  .object({
    country: z.string().describe('ISO 3166-1 code'),
    region: z.object({ slug: z.string(), title: z.string() }).nullable(),
    city: z.string().nullable(),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof Place>;

/** The public data of the seller. */
export const AdSeller = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(['private', 'dealer', 'service', 'parts', 'partner']).describe('profile type [M11]'),
  })
  .meta({ id: 'AdSeller' });
export type AdSeller = z.infer<typeof AdSeller>;

/** An ad in a list. Phone, e-mail and VIN are never part of a public reply. */
export const AdListed = z
  .object({
    id: z.int(),
    slug: z.string(),
    kind: z.string().describe('first word of the ad’s address [T01]'),
    category_id: z.int(),
    brand: AdName.nullable(),
    model: AdName.nullable(),
    title: z.string().describe('made from brand, model and intitle answers in the reader’s language'),
    line: z.string().describe('the seller’s own short line; without one, the equipment in the visitor’s language'),
    price: z.int().nullable().describe('whole euros; null when on request'),
    currency: z.literal('EUR'),
    price_type: PriceType,
    year: z.int().nullable(),
    mileage: z.int().nullable().describe('kilometres'),
    power_kw: z.int().nullable(),
    highlights: z.array(AdAnswer).describe('answers flagged highlight, in the order of the specifications'),
    images: z.array(AdImage).max(3),
    image_count: z.int(),
    place: Place,
    seller: AdSeller,
    tiers: z.array(Tier),
    credit: z.boolean().describe('financing offered [T05]'),
    damaged: z.boolean().describe('offered with a damage or for parts'),
    reserved: z.boolean().describe('a buyer was found, and the sale is not done yet'),
    created_at: z.iso.datetime(),
    first_seen_at: z.iso.datetime().describe('survives relisting [N02]'),
    price_label: PriceLabel.nullable().describe('null where the price has no rating'),
  })
  .meta({ id: 'AdListed' });
export type AdListed = z.infer<typeof AdListed>;

/** What an earlier ad stated for the same vehicle, known by its VIN. */
export const MileageBefore = z
  .object({
    mileage: z.int().describe('kilometres'),
    at: z.iso.datetime().describe('when that ad was published'),
  })
  .meta({ id: 'MileageBefore' });
export type MileageBefore = z.infer<typeof MileageBefore>;

/** A group of answers on the page of an ad. */
export const AdAnswerGroup = z
  .object({
    slug: z.string(),
    title: z.string(),
    answers: z.array(AdAnswer),
  })
  .meta({ id: 'AdAnswerGroup' });
export type AdAnswerGroup = z.infer<typeof AdAnswerGroup>;

/** An ad beside others of its category: what a list shows, and every answer. [M56] */
export const AdCompared = AdListed.extend({
  category: z.object({ id: z.int(), slug: z.string(), title: z.string() }),
  groups: z.array(AdAnswerGroup),
}).meta({ id: 'AdCompared' });
export type AdCompared = z.infer<typeof AdCompared>;

/** An ad with everything its page shows. */
export const AdDetails = AdListed.omit({ images: true })
  .extend({
    status: z.enum(['active', 'sold', 'paused', 'expired', 'removed']),
    category: z.object({ id: z.int(), slug: z.string(), title: z.string() }),
    images: z.array(AdImage),
    groups: z.array(AdAnswerGroup),
    displacement: z.int().nullable().describe('cubic centimetres'),
    financing_price: z
      .int()
      .nullable()
      .describe('whole euros for a buyer who takes the financing; lists and filters use `price`'),
    description: z.string().describe('plain text of the seller'),
    description_lang: z.string().nullable().describe('language value the description is written in'),
    translator: z
      .boolean()
      .describe('a machine can translate the description: GET /translate/description/{adId}/{language} [J62, N11]'),
    chassis: z.string().nullable(),
    confirmed_at: z.iso.datetime().nullable(),
    seller: AdSeller.extend({
      since: z.iso.datetime(),
      verified: z.boolean(),
      ads: z.int().describe('active ads of this seller'),
      company: z.string().nullable().describe('slug of its company page [M58]'),
      avatar: z.string().nullable().describe('address of its picture [J26]'),
      place: Place.nullable(),
    }),
    mileage_before: MileageBefore.nullable().describe('an earlier ad stated more kilometres; null: none did'),
    views: z.int(),
    has_phone: z.boolean().describe('a number can be asked for by POST /ads/phone [M53]'),
    price_comparison: PriceComparison,
    price_history: z.array(PriceMoment).min(1).describe('the first price first; one where it never changed'),
  })
  .meta({ id: 'AdDetails' });
export type AdDetails = z.infer<typeof AdDetails>;

/** What remains public of an ad that was sold or removed: enough to name it and to offer others. [B53] */
export const AdGone = AdDetails.pick({
  id: true,
  slug: true,
  kind: true,
  title: true,
  status: true,
  category: true,
  brand: true,
  model: true,
  price: true,
  first_seen_at: true,
})
  .extend({
    ended_at: z.iso.datetime().nullable().describe('when it left the site; null where a moderator removed it'),
  })
  .meta({ id: 'AdGone' });
export type AdGone = z.infer<typeof AdGone>;
