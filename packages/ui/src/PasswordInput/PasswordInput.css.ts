import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const reveal = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.layout.tapTarget,
    alignSelf: 'stretch',
    marginInlineEnd: `calc(${vars.space['15']} * -1)`,
    borderRadius: vars.brand.radius.control,
    color: vars.text.tertiary,
    cursor: 'pointer',
    ':hover': { color: vars.text.primary },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
export const strength = style(
  layered({ ...textRole('caption'), display: 'flex', alignItems: 'center', gap: vars.space['1'] }),
);
export const bars = style(layered({ display: 'flex', flex: 'none', gap: 3, width: 72 }));
const lit = (color: string) => layered({ background: color, borderColor: color });
export const bar = recipe({
  base: layered({
    flex: '1 1 0',
    height: 6,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.full,
  }),
  variants: {
    tone: {
      none: {},
      critical: lit(vars.critical.text),
      caution: lit(vars.caution.text),
      positive: lit(vars.positive.text),
    },
  },
});
export const strengthWords = style(layered({ color: vars.text.secondary, minWidth: 0, overflowWrap: 'anywhere' }));
