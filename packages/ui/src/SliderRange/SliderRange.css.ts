import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const range = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['075'], minWidth: 0 }));
export const line = style(
  layered({
    ...textRole('label'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space['15'],
    width: '100%',
    marginBottom: vars.space['075'],
    overflowWrap: 'anywhere',
  }),
);
/** Two thumbs lie over each other on one track; only the thumbs take the pointer. */
export const thumb = style(
  layered({
    pointerEvents: 'none',
    selectors: {
      '&::-webkit-slider-thumb': { pointerEvents: 'auto' },
      '&::-moz-range-thumb': { pointerEvents: 'auto' },
      // The one with the focus lies above the other.
      '&:focus': { zIndex: vars.zIndex.raised },
    },
  }),
);
/** Takes the pointer where both thumbs are at one place. */
export const above = style(layered({ zIndex: vars.zIndex.raised }));
