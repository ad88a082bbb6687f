import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const product = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['15'],
    minWidth: 0,
    height: '100%',
    padding: vars.space['25'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
  }),
);
export const sketch = style(
  layered({
    display: 'block',
    width: '100%',
    height: 'auto',
    maxBlockSize: 120,
    borderRadius: vars.brand.radius.media,
    background: vars.surface.sunken,
  }),
);
export const own = recipe({
  variants: {
    tier: {
      xl: layered({ fill: vars.promo.xl.solid }),
      top: layered({ fill: vars.promo.top.solid }),
      home: layered({ fill: vars.promo.home.solid }),
      social: layered({ fill: vars.promo.social.solid }),
    },
  },
});
export const neighbour = style(layered({ fill: vars.border.default }));
export const words = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] }));
export const description = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const offer = style(layered({ marginBlockStart: 'auto' }));
export const price = style(layered({ ...textRole('price'), letterSpacing: '-0.015em', overflowWrap: 'anywhere' }));
export const terms = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const unavailable = style(
  layered({ ...textRole('sm'), marginBlockStart: vars.space['05'], color: vars.caution.text }),
);
export const action = style(layered({ display: 'flex', flexDirection: 'column' }));
