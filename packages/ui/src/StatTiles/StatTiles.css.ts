import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
    gap: vars.space['15'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' } },
  }),
);
export const tile = recipe({
  base: layered({
    minWidth: 0,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      large: layered({ padding: `14px ${vars.brand.density.cardPad}` }),
      plain: layered({ padding: `11px ${vars.brand.density.cardPad}` }),
    },
  },
});
export const label = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const value = recipe({
  base: layered({ ...textRole('h2'), margin: 0 }),
  variants: {
    size: {
      large: layered({ fontFamily: vars.brand.font.text, fontWeight: vars.fontWeight.bold }),
      plain: layered(textRole('h3')),
    },
  },
});
export const note = recipe({
  base: layered({ ...textRole('caption'), margin: 0 }),
  variants: {
    tone: {
      neutral: layered({ color: vars.text.tertiary }),
      positive: layered({ color: vars.positive.text }),
      critical: layered({ color: vars.critical.text }),
    },
  },
});
