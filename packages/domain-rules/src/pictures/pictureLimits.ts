/**
 * Every limit of pictures that somebody uploads. The API enforces them, forms check them first, and texts name them.
 * Sizes are of the picture turned upright, in pixels. [M22, L09, L13, L14]
 */
export const pictureLimits = {
  /** Most bytes of one file. */
  bytes: 12 * 1024 * 1024,
  /** Most bytes of all files that one form sends without scripts. */
  formBytes: 40 * 1024 * 1024,
  /** Most pixels of a picture that is decoded. */
  pixels: 50_000_000,
  /** The same of AVIF, whose decoder takes twenty bytes for each pixel and many seconds. */
  avifPixels: 25_000_000,
  /** Longest side that is kept: the largest size that visitors are sent. */
  keptSide: 3840,
  /** Numbers of pictures on an ad. */
  perAd: { included: 20, extra: 30, all: 50 },
  /** Limits of a picture of an ad. `shape` is the largest ratio of the longest side to the shortest. */
  ofAd: { longest: 320, shortest: 120, shape: 4 },
  /** Limits of a picture in a message. It may be a screenshot of a long conversation. */
  ofMessage: { longest: 1, shortest: 1, shape: 20 },
  avatar: { width: 96, height: 96 },
  cover: { width: 640, height: 160 },
  /** A cover of this size fits the page of a company on wide and dense screens; no limit. */
  bestCover: { width: 2560, height: 500 },
  ofArticle: { width: 640, height: 360 },
} as const;

/** Types that forms offer; the server decides by the first bytes of the file. [M22] */
export const uploadedImageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
