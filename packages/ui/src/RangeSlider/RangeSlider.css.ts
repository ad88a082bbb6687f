import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { leastTarget } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

const thumbSize = leastTarget;

export const chart = style(layered({ marginBlockStart: 10, marginInline: 4, height: 44 }));
export const bars = style(layered({ width: '100%', height: '100%' }));
export const bar = recipe({
  variants: {
    chosen: {
      true: layered({ fill: vars.accent.solid }),
      false: layered({ fill: vars.border.default }),
    },
  },
});

/** The two handles lie over each other on one track; only the handles take the pointer. */
export const slider = style(
  layered({
    position: 'relative',
    height: thumbSize,
    margin: '-10px 4px 5px',
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
export const track = style(layered({ position: 'absolute', insetInline: 0, top: 10, width: '100%', height: 4 }));

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  border: `2px solid ${vars.accent.solid}`,
  borderRadius: '50%',
  background: vars.surface.base,
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;

export const handle = recipe({
  base: layered({
    appearance: 'none',
    position: 'absolute',
    // Half a handle hangs over each end, so that it points at the edge of a bar.
    left: -thumbSize / 2,
    width: `calc(100% + ${thumbSize}px)`,
    top: 0,
    height: thumbSize,
    margin: 0,
    background: 'none',
    pointerEvents: 'none',
    outline: 'none',
    selectors: {
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&:focus-visible::-webkit-slider-thumb': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
      '&:focus-visible::-moz-range-thumb': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
    },
  }),
  variants: {
    /** Takes the pointer where both handles are at one place. */
    above: { true: layered({ zIndex: vars.zIndex.raised }), false: {} },
  },
});
