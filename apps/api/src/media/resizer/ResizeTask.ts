/** Formats a picture is answered in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/**
 * One picture to make: `width` in pixels, never enlarged; the height follows, or with `height` the middle is cut out.
 */
export interface ResizeTask {
  width: number;
  height: number | null;
  quality: number;
  format: PictureFormat;
}

/** A JPEG of exactly this size for shared links; `mark` is the brand's icon to draw on it, a PNG. */
export interface ShareTask {
  width: number;
  height: number;
  mark: Uint8Array;
}

/** What a picture must measure, turned upright, in pixels. */
export type LeastSize =
  | { readonly width: number; readonly height: number }
  /** `shape`: the longest side is at most this many times the shortest. */
  | { readonly longest: number; readonly shortest: number; readonly shape: number };

/** A file that somebody uploads, to be kept as a JPEG of at most `side` pixels either way. */
export interface KeepTask {
  least: LeastSize;
  side: number;
  quality: number;
  /** Somebody waits: made in a quarter of the time, and a quarter larger. */
  quick?: boolean;
}

/** What tells a picture that is kept from others, in the eleven bytes of `pictureHash`. */
interface HashTask {
  hash: true;
}

/** All that the resizer makes. */
export type PictureTask = ResizeTask | ShareTask | KeepTask | HashTask;

/** What the parent sends to the resizer process. */
export interface ResizeRequest {
  id: number;
  source: Uint8Array;
  task: PictureTask;
  /** Most pixels that are decoded. Sent along, because importing `pictureLimits` would cost the process 36 MB. */
  limits: { readonly pixels: number; readonly avifPixels: number };
}

/**
 * Messages of the resizer process. `isBegun`: work on a picture starts that waited for another large one. `pixels`: the
 * number of pixels of an upload that are decoded next.
 */
export type ResizeReply =
  | { id: number; pixels: number }
  | { id: number; bytes: Uint8Array }
  | { id: number; error: string }
  | { id: number; isBegun: true };
