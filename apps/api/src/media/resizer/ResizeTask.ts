/** Formats a picture is answered in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** One picture to make: `width` in pixels, never enlarged; the height follows, or with `height` the middle is cut out. */
export interface ResizeTask {
  width: number;
  height: number | null;
  quality: number;
  format: PictureFormat;
}

/** What the parent sends to the resizer process. */
export interface ResizeRequest extends ResizeTask {
  id: number;
  source: Uint8Array;
}

/** What the resizer process answers. */
export type ResizeReply = { id: number; bytes: Uint8Array } | { id: number; error: string };
