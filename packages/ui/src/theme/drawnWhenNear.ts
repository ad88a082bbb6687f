import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

/**
 * What lies below the window is neither styled, laid out nor painted until it comes near, also when a dialog makes the
 * page behind it inert. Until then it has a usual height, without padding and border; once drawn it keeps its own.
 */
export const drawnWhenNear = (height: string, at: Partial<Record<keyof typeof media, string>> = {}): StyleRule => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${height}`,
  '@media': Object.fromEntries(
    Object.entries(at).map(([name, there]) => [
      media[name as keyof typeof media],
      { containIntrinsicBlockSize: `auto ${there}` },
    ]),
  ),
});
