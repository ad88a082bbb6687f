import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))', gap: vars.space['15'] }),
);
export const tile = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['1'],
    padding: `11px 12px`,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    ':hover': { borderColor: vars.border.hover },
  }),
);
export const line = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space['1'] }),
);
export const share = style(
  layered({ ...textRole('label'), fontWeight: vars.brand.weight.strong, whiteSpace: 'nowrap' }),
);
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
  variants: { low: { true: layered({ fill: vars.caution.solid }) } },
});
