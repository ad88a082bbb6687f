import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const tone = (name: 'info' | 'caution' | 'critical' | 'positive'): StyleRule =>
  layered({ background: vars[name].subtle });

export const alert = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'flex',
    gap: vars.space['15'],
    padding: '14px 16px',
    borderRadius: vars.brand.radius.card,
    lineHeight: 1.5,
    // Seen in forced colours, where grounds vanish.
    border: '1px solid transparent',
  }),
  variants: {
    tone: { info: tone('info'), caution: tone('caution'), critical: tone('critical'), positive: tone('positive') },
  },
});
export const icon = recipe({
  base: layered({ flex: 'none', display: 'flex' }),
  variants: {
    tone: {
      info: layered({ color: vars.info.text }),
      caution: layered({ color: vars.caution.text }),
      critical: layered({ color: vars.critical.text }),
      positive: layered({ color: vars.positive.text }),
    },
  },
});
export const words = style(layered({ flex: '1 1 auto', minWidth: 0 }));
export const title = style(layered({ fontWeight: vars.brand.weight.strong }));
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space['15'], marginTop: vars.space['1'] }),
);
