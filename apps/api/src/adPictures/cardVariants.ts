import { pictureQualities } from '@volan/domain-rules';
import type { Variant } from '../media/pictures.ts';

/** Widths at which lists show pictures on a phone and on a desk. */
export const listWidths = [320, 640] as const;

/** Cards use the lowest quality of the list. */
export const [listQuality] = pictureQualities;

/** Sizes for cards and for the form of an ad. */
export const cardVariants: readonly Variant[] = listWidths.flatMap((width) =>
  (['webp', 'avif', 'jpeg'] as const).map((format) => ({ width, height: null, quality: listQuality, format })),
);
