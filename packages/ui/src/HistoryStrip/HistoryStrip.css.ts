import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

/** One row: further ads are only in the whole history, and the focus never goes to a hidden one. */
export const strip = style(
  layered({
    position: 'relative',
    display: 'grid',
    gap: vars.space['2'],
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.mobile]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(240px, 1fr)',
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        paddingInline: vars.layout.gutter,
        paddingBlock: vars.space['05'],
        scrollPaddingInline: vars.layout.gutter,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  }),
);
export const place = style(
  layered({
    minWidth: 0,
    '@media': {
      [media.snugDesktop]: { selectors: { '&:nth-child(n + 5)': { display: 'none' } } },
      [media.wide]: { selectors: { '&:nth-child(n + 6)': { display: 'none' } } },
    },
  }),
);
