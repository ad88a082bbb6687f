/**
 * The band above the page of a company, in pixels: its height on a page of this width. A preview has the same shape, so
 * that both cut a picture alike.
 */
export const coverShape = {
  desktop: { width: 1280, height: 246 },
  phone: { width: 358, height: 162 },
  /** The part of a picture that stays visible: a little below the middle. */
  position: '50% 62%',
} as const;
