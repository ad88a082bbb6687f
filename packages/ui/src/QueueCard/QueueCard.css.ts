import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

export const card = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['1'],
    minWidth: 0,
    padding: `13px ${vars.brand.density.cardPad} 14px`,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    transition: colorTransition('border-color'),
    ':hover': { borderColor: vars.border.hover },
  }),
);
export const head = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['15'] }));
export const title = style(layered({ ...textRole('label'), flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const count = style(
  layered({ ...textRole('h3'), flex: 'none', fontFamily: vars.brand.font.text, fontWeight: vars.fontWeight.bold }),
);
export const line = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space['15']}`,
    marginTop: 'auto',
  }),
);
export const oldest = recipe({
  base: layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space['05'], color: vars.text.secondary }),
  variants: { late: { true: layered({ color: vars.critical.text, fontWeight: vars.fontWeight.medium }) } },
});
export const target = style(layered({ color: vars.text.tertiary }));
/** A drawing, since the length of its bar is a value and styles of an element may be forbidden by the page. */
export const track = style(
  layered({
    width: '100%',
    height: 6,
    borderRadius: vars.radius.full,
    background: vars.surface.pressed,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const bar = recipe({
  base: layered({ fill: vars.text.secondary, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
  variants: { late: { true: layered({ fill: vars.critical.solid }) } },
});
