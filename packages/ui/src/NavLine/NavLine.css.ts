import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const line = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    minHeight: vars.layout.tapTarget,
    paddingInline: 10,
    borderRadius: vars.brand.radius.control,
    fontWeight: vars.fontWeight.medium,
    transition: colorTransition('background-color'),
    ':hover': { background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    selectors: {
      '&[aria-current]': { background: vars.surface.selected, fontWeight: vars.brand.weight.strong },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid' } } } },
  }),
  variants: { dense: { true: layered({ '@media': { [media.desktop]: { minHeight: 38 } } }) } },
});
export const icon = style(
  layered({ display: 'flex', selectors: { '[aria-current] > &': { color: vars.accent.icon } } }),
);
export const words = style(layered({ flex: '1 1 auto', minWidth: 0 }));
export const count = style(layered({ color: vars.text.secondary, fontWeight: vars.fontWeight.regular }));
