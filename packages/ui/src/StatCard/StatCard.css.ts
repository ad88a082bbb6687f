import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const card = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlock: vars.space['2'],
    paddingInline: vars.space['25'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    '@media': { [media.mobile]: { padding: vars.space['15'] } },
  }),
  variants: {
    panel: {
      true: layered({
        paddingBlock: 22,
        borderRadius: vars.brand.radius.panel,
        '@media': { [media.mobile]: { padding: 18 } },
      }),
    },
  },
});
export const label = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
export const line = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space['15'] }),
);
export const value = style(
  layered({
    ...textRole('h2'),
    fontFamily: vars.brand.font.text,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
  }),
);
export const change = recipe({
  base: layered({ ...textRole('sm'), display: 'inline-flex', alignItems: 'center', gap: vars.space['05'] }),
  variants: {
    tone: { neutral: layered({ color: vars.text.secondary }), positive: layered({ color: vars.positive.text }) },
  },
});
export const note = style(
  layered({ ...textRole('caption'), marginBlockStart: vars.space['05'], color: vars.text.secondary }),
);
export const link = style(layered({ marginBlockStart: vars.space['05'] }));
export const chart = style(layered({ marginBlockStart: vars.space['2'] }));
