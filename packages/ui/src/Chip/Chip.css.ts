import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition, touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const chip = recipe({
  base: layered({
    ...textRole('label'),
    ...touchArea,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    minHeight: 32,
    paddingInline: 11,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.chip,
    background: vars.surface.base,
    transition: colorTransition('background-color', 'border-color'),
    ':hover': { borderColor: vars.border.hover, background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
  }),
  variants: {
    selected: {
      true: layered({
        background: vars.surface.selected,
        borderColor: vars.border.hover,
        boxShadow: `inset 0 0 0 0.5px ${vars.border.hover}`,
      }),
    },
  },
});

export const count = style(layered({ color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }));
