import { pictureQualities } from '@volan/domain-rules';
import type { Variant } from '../media/pictures.ts';

/** Widths at which lists show pictures on a phone and on a desk. */
export const listWidths = [320, 640] as const;

/** Cards ask for the least quality of the list. */
export const [listQuality] = pictureQualities;

/** What cards and the form of an ad ask for. */
export const cardVariants: readonly Variant[] = listWidths.flatMap((width) =>
  (['webp', 'avif', 'jpeg'] as const).map((format) => ({ width, height: null, quality: listQuality, format })),
);
