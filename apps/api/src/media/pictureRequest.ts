import {
  brandIds,
  deviceWidths,
  nearestQuality,
  nearestShape,
  nearestWidth,
  pictureLimits,
  type BrandId,
} from '@volan/domain-rules';
import type { PictureFormat } from './resizer/ResizeTask.ts';
import type { Variant } from './pictures.ts';

/** The picture that a request asks for. Null: an invalid request (400). */
export type PictureRequest = ({ id: number } & Omit<Variant, 'format'>) | null;

/** The best format that the visitor's `Accept` names; otherwise JPEG, which every browser reads. */
export function acceptedFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif';
  if (accept?.includes('image/webp')) return 'webp';
  return 'jpeg';
}

const integer = (text: string | undefined, from: number, to: number) => {
  if (text === undefined || !/^\d{1,5}$/.test(text)) return null;

  const number = Number(text);
  return number >= from && number <= to ? number : null;
};

const pictureId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/**
 * `/img/{id}?w&q&h&d` [J90]: `w` × `d` pixels rounded up within the list of widths, `q` to the nearest of 60, 75, 85.
 * `h` asks for a cut, in the shape of the list that is nearest to `w` by `h`; it may be at most four times as tall or
 * as flat. [T24]
 */
export function imgRequest(id: string, query: Record<string, string | undefined>): PictureRequest {
  const picture = pictureId(id);
  const w = query['w'] === undefined ? 640 : integer(query['w'], 1, pictureLimits.keptSide);
  const q = query['q'] === undefined ? 75 : integer(query['q'], 1, 100);
  const d = query['d'] === undefined ? 1 : integer(query['d'], 1, 4);
  const h = query['h'] === undefined ? undefined : integer(query['h'], 1, pictureLimits.keptSide);
  if (picture === null || w === null || q === null || d === null || h === null) return null;

  const width = nearestWidth(w * d);
  if (h !== undefined && (h * 4 < w || h > w * 4)) return null;

  const height = h === undefined ? null : Math.round(width / nearestShape(w / h));

  return { id: picture, width, height, quality: nearestQuality(q) };
}

/**
 * `/_next/image?url&w&q` [J91, T24]: only our own `/img/{id}` as url, only the device widths of [L21], else nothing.
 */
export function nextImageRequest(query: Record<string, string | undefined>): PictureRequest {
  const own = /^\/img\/([1-9]\d{0,14})$/.exec(query['url'] ?? '');
  const width = integer(query['w'], 1, pictureLimits.keptSide);
  const q = query['q'] === undefined ? 75 : integer(query['q'], 1, 100);
  if (!own || width === null || q === null || !deviceWidths.some((known) => known === width)) return null;

  return { id: Number(own[1]), width, height: null, quality: nearestQuality(q) };
}

/** `/img/{id}/share/{brand}.jpg`: the picture that links to an ad show, one size and one format only. [M60] */
export function shareRequest(id: string, file: string): { id: number; brand: BrandId } | null {
  const picture = pictureId(id);
  const brand = brandIds.find((each) => `${each}.jpg` === file);
  return picture === null || !brand ? null : { id: picture, brand };
}
