/** Formats a picture is answered in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** One picture to make: `width` in pixels, never enlarged; the height follows, or with `height` the middle is cut out. */
export interface ResizeTask {
  width: number;
  height: number | null;
  quality: number;
  format: PictureFormat;
}

/** A JPEG of exactly this size for shared links; `mark` is the sign that stands on it, a PNG. */
export interface ShareTask {
  width: number;
  height: number;
  mark: Uint8Array;
}

/** A file that somebody uploads, to be kept as a JPEG of at most `side` pixels either way. */
export interface KeepTask {
  /** Pixels that it must have, turned upright. */
  leastWidth: number;
  leastHeight: number;
  side: number;
  quality: number;
}

/** All that the resizer makes. */
export type PictureTask = ResizeTask | ShareTask | KeepTask;

/** What the parent sends to the resizer process. */
export interface ResizeRequest {
  id: number;
  source: Uint8Array;
  task: PictureTask;
}

/** What the resizer process answers. */
export type ResizeReply = { id: number; bytes: Uint8Array } | { id: number; error: string };
