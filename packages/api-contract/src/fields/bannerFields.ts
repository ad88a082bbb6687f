import { bannerLimits, bannerPages, brandIds, isBannerLink, languageValues } from '@volan/domain-rules';
import { z } from 'zod';
import { BannerTypeId } from '../entities/Banner.ts';
import { dayField } from './dateFields.ts';
import { flagField } from './flagField.ts';
import { flagText } from './flagText.ts';
import { idText } from './idText.ts';
import { imageField } from './imageField.ts';
import { numberText } from './numberText.ts';
import { newSlug, rowId, someTitlesField } from './taxonomyFields.ts';

/** A video: MP4 or WebM within `bannerLimits`. Type and length are checked by the server. */
const videoField = z
  .file()
  .refine(({ size }) => size > 0, 'video-type')
  .refine(({ size }) => size <= bannerLimits.videoBytes, 'video-too-large');

/** The fields of a banner, without its files. [E15] */
export const bannerFields = {
  slug: newSlug.optional().describe('without it: made of the label'),
  position_id: rowId,
  type_id: BannerTypeId,
  share: z.int().min(1).max(bannerLimits.shares).optional().describe('without it: the first free one'),
  brand: z.enum(brandIds),
  country_id: rowId.nullable().optional().describe('null: every country; of a regional administrator: the own one'),
  language: z.enum(languageValues).nullable().optional().describe('null: every language'),
  start_date: dayField,
  end_date: dayField.describe('the first day without it'),
  link: z.string().trim().max(500).refine(isBannerLink, 'link-https').describe('https only'),
  labels: someTitlesField.describe(
    'what it says and who pays; the language of its brand is required, and replaces a missing one',
  ),
  active: flagField.optional().describe('1 books the share; visitors see it when its files are there'),
};

/** The files of a banner; files are the last fields of a form. */
export const bannerFileFields = {
  wide: imageField.optional().describe('picture for wide screens, at least as large as the box'),
  narrow: imageField.optional().describe('picture for phones, at least as large as the box'),
  video: videoField.optional().describe('MP4 or WebM; its pictures are shown until it plays'),
};

/** Filters of the list of banners. `order` is the direction here, `sort` the field. [J75, T04] */
export const bannersFilter = z.strictObject({
  search: z.string().max(100).optional().describe('part of the label, the slug or the link'),
  sort: z.enum(['created_at', 'start_date', 'end_date', 'slug']).optional().describe('by default `created_at`'),
  order: z.enum(['asc', 'desc']).optional().describe('by default `desc`'),
  position_id: idText.optional(),
  brand: z.enum(brandIds).optional(),
  country_id: idText.optional().describe('only banners of this country; not those of every country'),
  active: flagText.optional().describe('only those that are switched on (1) or off (0)'),
  from: dayField.optional().describe('only banners that have days from this one on'),
  to: dayField.optional().describe('only banners that have days until this one'),
});

/** The banner and the days of a report. */
export const bannerReportQuery = z.strictObject({
  id: idText,
  from: dayField.optional().describe('first day; by default 29 days before the last one'),
  to: dayField.optional().describe('last day; by default today'),
});

/** A page with positions for banners. */
export const bannerPageText = z.enum(bannerPages);

/** A type of a banner in an address. */
export const bannerTypeText = numberText(1, 2);
