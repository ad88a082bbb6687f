import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { leastTarget } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

const thumbSize = leastTarget;

/** Nothing updates what is drawn beside the thumb while no script runs. */
const onlyWithScript = { '@media': { [media.noScript]: { display: 'none' } } } as const;

export const value = style(
  layered({ ...textRole('label'), fontVariantNumeric: 'tabular-nums', textAlign: 'end', ...onlyWithScript }),
);
export const slider = style(
  layered({
    position: 'relative',
    height: thumbSize,
    color: vars.accent.solid,
    selectors: { '&:has(:disabled)': { color: vars.text.disabled } },
  }),
);
/** From the middle of the thumb at one end to its middle at the other. */
export const track = style(
  layered({
    position: 'absolute',
    left: thumbSize / 2,
    top: (thumbSize - 4) / 2,
    width: `calc(100% - ${thumbSize}px)`,
    height: 4,
    // The ends of the track lie below the thumb.
    overflow: 'visible',
  }),
);
export const line = recipe({
  variants: {
    chosen: {
      true: layered({ fill: 'currentcolor', ...onlyWithScript }),
      false: layered({ fill: vars.border.strong }),
    },
  },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  border: '2px solid currentcolor',
  borderRadius: '50%',
  background: vars.surface.base,
  cursor: 'grab',
} as const;
const ring = {
  outline: `${vars.ring.width} solid ${vars.focus.ring}`,
  outlineOffset: vars.ring.offset,
} as const;

export const control = style(
  layered({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: thumbSize,
    margin: 0,
    background: 'none',
    color: 'inherit',
    outline: 'none',
    // A finger that scrolls the page up or down does not move the thumb.
    touchAction: 'pan-y',
    selectors: {
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&:focus-visible::-webkit-slider-thumb': ring,
      '&:focus-visible::-moz-range-thumb': ring,
      '&:disabled::-webkit-slider-thumb': { cursor: 'not-allowed' },
      '&:disabled::-moz-range-thumb': { cursor: 'not-allowed' },
      '&[aria-invalid="true"]': { color: vars.critical.border },
    },
  }),
);
