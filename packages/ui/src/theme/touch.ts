import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** At least 44 by 44 px where fingers are, without a change of the drawn size: the area grows beyond the edge. */
export const touchArea: StyleRule = {
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: '50%',
    height: '100%',
    minHeight: vars.layout.tapTargetMin,
    transform: 'translateY(-50%)',
  },
  '@media': { [media.mobile]: { '::after': { minHeight: vars.layout.tapTarget } } },
};

/** Colour changes of a control under the pointer. */
export const colorTransition = (...properties: string[]) =>
  properties.map((property) => `${property} ${vars.duration.fast} ${vars.easing.standard}`).join(', ');

/**
 * Least width and height of what is pressed by any pointer, in pixels, where no free room around makes up for it. [WCAG
 * 2.5.8]
 */
export const leastTarget = 24;
