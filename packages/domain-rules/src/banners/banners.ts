/** Types of a banner, by their ids. A video is shown over its pictures, which visitors see until it plays. [E15] */
export const bannerTypes = { picture: 1, video: 2 } as const;

/** Type of a banner. */
export type BannerType = (typeof bannerTypes)[keyof typeof bannerTypes];

/** Pages that have positions for banners. [J82] */
export const bannerPages = ['home', 'catalog', 'ad', 'companies'] as const;

/** A page with positions for banners. */
export type BannerPage = (typeof bannerPages)[number];

/** Boxes of the `BannerSlot` component, by its names. */
export const bannerPlaces = ['wide', 'rail', 'list'] as const;

/** Pictures of a banner: for wide screens, and for phones. */
export const bannerPictureKinds = ['wide', 'narrow'] as const;

/** One of {@link bannerPictureKinds}. */
export type BannerPictureKind = (typeof bannerPictureKinds)[number];

/** Limits of banners. [L41] */
export const bannerLimits = {
  /** Banners on a page of the list. [L41] */
  perPage: 40,
  /** Most banners that share one position at a time. */
  shares: 4,
  /** Most bytes of a video. */
  videoBytes: 8 * 1024 * 1024,
  /** Longest video in seconds. */
  videoSeconds: 30,
  /** Most banners that one page reports as seen. */
  seenAtOnce: 20,
  /** Most days of one report. */
  reportDays: 400,
} as const;

/**
 * States of a banner. `off`: switched off. `incomplete`: a picture or the video is missing. `planned`: before its first
 * day. `running`: visitors see it. `ended`: from its end date on.
 */
export const bannerStates = ['off', 'incomplete', 'planned', 'running', 'ended'] as const;

/** One of {@link bannerStates}. */
export type BannerState = (typeof bannerStates)[number];

/** What decides whether visitors see a banner. */
export interface BannerTiming {
  readonly active: boolean;
  /** All files of its type are there. */
  readonly isComplete: boolean;
  /** Midnight of the first day in the time zone of its brand, in milliseconds since 1970. */
  readonly startsAt: number;
  /** Midnight of the end date, which is the first day without it. */
  readonly endsAt: number;
}

/** The state of a banner at a moment (milliseconds since 1970). Only a running one is visible. [T57] */
export function bannerState({ active, isComplete, startsAt, endsAt }: BannerTiming, now: number): BannerState {
  if (!active) return 'off';
  if (now >= endsAt) return 'ended';
  if (!isComplete) return 'incomplete';

  return now < startsAt ? 'planned' : 'running';
}

/** Files that a banner of a type must have before visitors see it. */
export const bannerFiles = (type: BannerType) =>
  type === bannerTypes.video ? ([...bannerPictureKinds, 'video'] as const) : bannerPictureKinds;

/** Whether a banner may lead to an address: https, with a host, without a name or password in it. */
export function isBannerLink(text: string): boolean {
  const url = /^https:\/\/[^\s\p{Cc}\p{Cf}]+$/u.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '' && url.hostname.includes('.');
}

/** Whether the end date, which is the first day without the banner, is after the start date (`2026-11-30`). */
export const areBannerDatesInOrder = (start: string, end: string) => start < end;
