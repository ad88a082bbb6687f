/** Widths of `/_next/image`, in pixels. [L21] */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Widths below the device widths: thumbnails and cards, in pixels. */
export const cardWidths = [96, 160, 240, 320, 480] as const;

/** Every width that `/img` answers, ascending. [J90, L21] */
export const pictureWidths: readonly number[] = [...cardWidths, ...deviceWidths];

/** Every quality of a compressed picture, ascending. [T24] */
export const pictureQualities = [60, 75, 85] as const;

/** Quality where none is asked for. [J91] */
export const defaultQuality = 75;

/** The smallest width of the list that covers `pixels`; the largest where none does. [J90] */
export function nearestWidth(pixels: number): number {
  return pictureWidths.find((width) => width >= pixels) ?? Math.max(...pictureWidths);
}

/** The quality of the list that is nearest to the asked one; the lower of two equally near. [T24] */
export function nearestQuality(asked: number): number {
  const distance = (quality: number) => Math.abs(quality - asked);
  return pictureQualities.reduce<number>((best, quality) => (distance(quality) < distance(best) ? quality : best), 60);
}

/** Shapes that a picture is cut to, width by height, the flattest first. */
export const pictureShapes = [16 / 9, 3 / 2, 4 / 3, 1, 3 / 4, 2 / 3] as const;

/**
 * The shape of the list that is nearest to the asked one. A list, because every size that may be asked for costs work
 * and a place on the disk: without one a single picture could be asked for in thousands of cuts. [T24]
 */
export function nearestShape(asked: number): number {
  const distance = (shape: number) => Math.abs(Math.log(shape / asked));
  return pictureShapes.reduce<number>((best, shape) => (distance(shape) < distance(best) ? shape : best), 1);
}
