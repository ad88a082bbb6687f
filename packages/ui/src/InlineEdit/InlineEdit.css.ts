import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const whole = style(layered({ minWidth: 0 }));
export const value = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1'],
    maxWidth: '100%',
    minHeight: 36,
    marginInline: -9,
    paddingInline: vars.space['1'],
    border: '1px solid transparent',
    borderRadius: vars.brand.radius.control,
    transition: colorTransition('border-color', 'background-color'),
    ':hover': { borderColor: vars.border.strong, background: vars.surface.base },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
  variants: { size: { field: layered(textRole('body')), table: {} } },
});
export const words = style(layered({ minWidth: 0, overflowWrap: 'anywhere' }));
export const empty = style(layered({ color: vars.text.tertiary }));
export const icon = style(
  layered({
    display: 'flex',
    flex: 'none',
    color: vars.text.tertiary,
    // Without a pointer that hovers there is no other hint, so there the icon always shows.
    '@media': { '(hover: hover)': { opacity: 0 } },
    selectors: { 'button:hover > &, button:focus-visible > &': { opacity: 1 } },
  }),
);
export const form = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['05'] }));
export const line = style(
  layered({ ...textRole('sm'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['075'] }),
);
export const field = recipe({
  base: layered({ flex: '1 1 160px', minWidth: 0, maxWidth: 360 }),
  variants: {
    size: { field: {}, table: layered({ minHeight: 36 }) },
    type: { text: {}, number: layered({ flex: '0 1 76px' }) },
  },
});
export const error = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['05'],
    color: vars.critical.text,
    fontWeight: vars.fontWeight.medium,
  }),
);
