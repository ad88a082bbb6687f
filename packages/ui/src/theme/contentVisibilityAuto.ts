import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

/**
 * `content-visibility: auto`: an element outside the viewport is not styled, laid out or painted until it comes near,
 * also when a dialog makes the page behind it inert. Until then it has the given height (without padding and border);
 * once painted it keeps its own.
 */
export const contentVisibilityAuto = (
  height: string,
  at: Partial<Record<keyof typeof media, string>> = {},
): StyleRule => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${height}`,
  '@media': Object.fromEntries(
    Object.entries(at).map(([name, there]) => [
      media[name as keyof typeof media],
      { containIntrinsicBlockSize: `auto ${there}` },
    ]),
  ),
});
