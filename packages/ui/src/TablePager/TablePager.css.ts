import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const pager = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['15'],
    width: '100%',
    color: vars.text.secondary,
  }),
);
export const steps = style(layered({ display: 'flex', gap: vars.space['05'], marginInlineStart: 'auto' }));
export const step = recipe({
  base: layered({
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.base,
    color: vars.text.primary,
    transition: colorTransition('border-color', 'background-color'),
    ':hover': { borderColor: vars.border.hover },
    '@media': { [media.mobile]: { width: vars.layout.tapTarget, height: vars.layout.tapTarget } },
  }),
  variants: {
    off: {
      true: layered({
        background: 'none',
        borderColor: vars.border.subtle,
        color: vars.text.disabled,
        ':hover': { borderColor: vars.border.subtle },
      }),
    },
  },
});
