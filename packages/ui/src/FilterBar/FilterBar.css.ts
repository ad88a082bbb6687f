import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition, touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    minWidth: 0,
    '@media': { [media.mobile]: { rowGap: vars.space['15'] } },
  }),
);
export const search = style(
  layered({
    flex: '0 1 320px',
    minWidth: 0,
    marginInlineEnd: vars.space['05'],
    '@media': { [media.mobile]: { flex: '1 0 100%', marginInlineEnd: 0 } },
  }),
);
export const chip = recipe({
  base: layered({
    ...textRole('label'),
    ...touchArea,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1'],
    maxWidth: '100%',
    minHeight: 32,
    padding: `${vars.space['05']} 13px`,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.chip,
    background: vars.surface.base,
    color: vars.text.primary,
    transition: colorTransition('background-color', 'border-color'),
    ':hover': { borderColor: vars.border.hover, background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
  }),
  variants: {
    set: {
      true: layered({
        paddingInlineEnd: 10,
        background: vars.surface.selected,
        borderColor: vars.border.hover,
        boxShadow: `inset 0 0 0 0.5px ${vars.border.hover}`,
      }),
    },
  },
});
export const words = style(layered({ minWidth: 0, overflowWrap: 'anywhere' }));
export const clear = style(
  layered({
    ...textRole('label'),
    ...touchArea,
    paddingInline: vars.space['05'],
    color: vars.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);
