import { defaultQuality } from './pictureWidths.ts';

/** How a picture is asked for: `w` and `h` in CSS pixels, `d` the pixel density, `q` the quality. [J90] */
export interface PictureSize {
  readonly w: number;
  readonly h?: number;
  readonly q?: number;
  readonly d?: number;
}

/** The address of a picture of ours; parameters are in the order q, w, h, d, defaults are left out. [J90] */
export function pictureUrl(id: number, { w, h, q = defaultQuality, d = 1 }: PictureSize) {
  const query = [
    ...(q === defaultQuality ? [] : [`q=${q}`]),
    `w=${w}`,
    ...(h === undefined ? [] : [`h=${h}`]),
    ...(d === 1 ? [] : [`d=${d}`]),
  ];
  return `/img/${id}?${query.join('&')}`;
}

/** A `srcset` of one picture over several widths of the list. */
export function pictureSet(id: number, widths: readonly number[], q: number = defaultQuality) {
  return widths.map((w) => `${pictureUrl(id, { w, q })} ${w}w`).join(', ');
}

/** Size of a picture for shared links, in pixels. [M60] */
export const sharedPictureSize = { width: 1200, height: 630 } as const;

/** The address of a picture of ours for shared links, with the sign of a brand on it. [M60] */
export function sharedPictureUrl(id: number, brand: string) {
  return `/img/${id}/share/${brand}.jpg`;
}
