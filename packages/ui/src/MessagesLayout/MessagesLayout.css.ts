import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const layout = recipe({
  base: layered({
    display: 'grid',
    gridTemplateColumns: '330px minmax(0, 1fr)',
    blockSize: `clamp(420px, calc(100dvh - ${vars.layout.header} - ${vars.layout.subheader} - 96px), 730px)`,
    overflow: 'hidden',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    background: vars.surface.base,
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
      // The keyboard takes its part of the dynamic height, so the field stays above it.
      [media.mobile]: {
        display: 'block',
        blockSize: 'auto',
        border: 0,
        borderRadius: 0,
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
      },
    },
  }),
  variants: {
    // Right below the header, over the room that a page leaves there.
    open: { true: layered({ '@media': { [media.mobile]: { marginBlockStart: `calc(-1 * ${vars.space['25']})` } } }) },
  },
});
export const list = recipe({
  base: layered({
    minBlockSize: 0,
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${vars.border.default}`,
    '@media': { [media.mobile]: { overflowY: 'visible', borderInlineEnd: 0 } },
  }),
  variants: { open: { true: layered({ '@media': { [media.mobile]: { display: 'none' } } }) } },
});
export const thread = recipe({
  base: layered({ minBlockSize: 0, minInlineSize: 0 }),
  variants: {
    open: {
      true: layered({
        '@media': {
          [media.mobile]: {
            blockSize: `calc(100dvh - ${vars.layout.mobileHeader})`,
          },
        },
      }),
      false: layered({
        display: 'grid',
        placeItems: 'center',
        '@media': { [media.mobile]: { display: 'none' } },
      }),
    },
  },
});
