import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const container = recipe({
  base: layered({
    marginInline: 'auto',
    paddingInline: vars.layout.gutter,
    maxWidth: `calc(${vars.layout.container} + 2 * ${vars.layout.gutterDesktop})`,
    '@media': { [media.desktop]: { paddingInline: vars.layout.gutterDesktop } },
  }),
  variants: {
    top: { true: layered({ paddingTop: vars.space['25'] }) },
  },
});
