import {
  bannerPages,
  bannerPictureKinds,
  bannerPlaces,
  bannerStates,
  bannerTypes,
  brandIds,
  languageValues,
} from '@volan/domain-rules';
import { z } from 'zod';

const flag = z.union([z.literal(0), z.literal(1)]);
const moment = z.string().describe('ISO 8601, with its offset');
const day = z.string().describe('YYYY-MM-DD');

/** The type of a banner: a picture or a video. */
export const BannerTypeId = z.literal(Object.values(bannerTypes)).describe('1: picture, 2: video');

const box = z.object({ width: z.int(), height: z.int() });

/** A position for banners: a page, a place on it, and its box in pixels on screens of 1440 and of 390. [J83] */
export const BannerPosition = z
  .object({
    id: z.int(),
    code: z.string().describe('its name in code, such as `home-middle`'),
    page: z.enum(bannerPages),
    place: z.enum(bannerPlaces),
    wide: box,
    narrow: box,
    types: z.array(BannerTypeId),
    shares: z.int().describe('banners that take turns on it at a time'),
  })
  .meta({ id: 'BannerPosition' });
export type BannerPosition = z.infer<typeof BannerPosition>;

const picture = z.object({ id: z.int(), width: z.int(), height: z.int() });

/** A video of a banner. */
export const BannerVideo = z
  .object({
    filename: z.string(),
    address: z.string().describe('path of the file on every host'),
    type: z.enum(['video/mp4', 'video/webm']),
    seconds: z.number(),
    bytes: z.int(),
  })
  .meta({ id: 'BannerVideo' });
export type BannerVideo = z.infer<typeof BannerVideo>;

/** A banner that visitors see. [E15] */
export const Banner = z
  .object({
    id: z.int(),
    slug: z.string(),
    position_id: z.int(),
    position: z.string().describe('code of its position'),
    type_id: BannerTypeId,
    label: z.string().describe('what it says and who pays, in the language of the reader'),
    href: z.string().describe('path that counts the click and leads to its link'),
    wide: picture.describe('picture for wide screens, at `/img/{id}`; the poster of a video'),
    narrow: picture.describe('picture for phones'),
    video: BannerVideo.nullable(),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof Banner>;

/** A picture of a banner as administrators see it. */
export const BannerImage = picture
  .extend({ kind: z.enum(bannerPictureKinds), filename: z.string() })
  .meta({ id: 'BannerImage' });
export type BannerImage = z.infer<typeof BannerImage>;

/** A banner as administrators see it. [E15] */
export const ManagedBanner = z
  .object({
    id: z.int(),
    version: z.int().describe('counts its changes: sent back with a change'),
    slug: z.string(),
    active: flag,
    state: z.enum(bannerStates),
    position_id: z.int(),
    type_id: BannerTypeId,
    share: z.int().describe('its share of the position, from 1'),
    brand: z.enum(brandIds),
    country_id: z.int().nullable().describe('null: every country'),
    language: z.enum(languageValues).nullable().describe('null: every language'),
    start_date: day,
    end_date: day.describe('the first day without it; days begin in the time zone of the brand'),
    link: z.string(),
    labels: z.partialRecord(z.enum(languageValues), z.string()),
    images: z.array(BannerImage).max(bannerPictureKinds.length),
    video: BannerVideo.nullable(),
    filename: z.string().nullable().describe('the file that it shows: of its video, else of its wide picture'),
    created_at: moment,
    changed_at: moment,
  })
  .meta({ id: 'ManagedBanner' });
export type ManagedBanner = z.infer<typeof ManagedBanner>;

/** Free shares of a position within the dates of a question. [G05, J85] */
export const BannerAvailability = z
  .object({
    available: z.boolean().describe('a position has a free share for all of the days'),
    positions: z.array(z.object({ position_id: z.int(), free: z.array(z.int()).describe('free shares') })),
    taken: z
      .array(
        z.object({
          id: z.int(),
          slug: z.string(),
          position_id: z.int(),
          share: z.int(),
          start_date: day,
          end_date: day,
        }),
      )
      .describe('active banners in the way that the caller manages, by their start'),
  })
  .meta({ id: 'BannerAvailability' });
export type BannerAvailability = z.infer<typeof BannerAvailability>;

/** What a banner was seen and clicked, by day in the time zone of the marketplace. */
export const BannerReportDay = z
  .object({
    day,
    impressions: z.int(),
    clicks: z.int(),
    rate: z.number().nullable().describe('clicks for each impression; null without impressions'),
  })
  .meta({ id: 'BannerReportDay' });
export type BannerReportDay = z.infer<typeof BannerReportDay>;
