import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

/** Wraps on a desktop; one line that scrolls under the finger on a phone. */
export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    '@media': {
      [media.mobile]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        paddingInline: vars.layout.gutter,
        paddingBlock: 6,
      },
    },
  }),
);
export const wrapping = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['1'] }),
);
export const entry = style(layered({ flex: 'none', maxWidth: '100%' }));
