import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

/** As many columns as the width carries; what does not fit into one row is left to the whole history. */
export const strip = style(
  layered({
    position: 'relative',
    display: 'grid',
    gap: vars.space['2'],
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(216px, 1fr))',
        gridTemplateRows: 'auto',
        gridAutoRows: 0,
        overflow: 'clip',
        overflowClipMargin: 4,
        rowGap: 0,
      },
      [media.mobile]: {
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
export const place = style(layered({ minWidth: 0 }));
