import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const plan = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    padding: 26,
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    '@media': { [media.mobile]: { padding: vars.space['25'] } },
  }),
  variants: {
    recommended: {
      true: layered({
        borderColor: vars.border.selected,
        // A border of two pixels without a card that is one pixel larger than its sisters.
        boxShadow: `inset 0 0 0 1px ${vars.border.selected}`,
      }),
    },
  },
});
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
  }),
);
export const audience = style(
  layered({ ...textRole('sm'), marginBlockStart: vars.space['05'], color: vars.text.secondary }),
);
export const cost = style(
  layered({
    marginBlockStart: vars.space['15'],
    paddingBlockEnd: vars.space['2'],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);
export const price = style(layered({ ...textRole('priceLg'), letterSpacing: '-0.015em', overflowWrap: 'anywhere' }));
export const period = style(layered({ ...textRole('sm'), color: vars.text.secondary, whiteSpace: 'nowrap' }));
export const features = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'], marginBlock: vars.space['2'] }),
);
export const feature = style(
  layered({ ...textRole('sm'), display: 'flex', gap: vars.space['15'], overflowWrap: 'anywhere' }),
);
export const icon = style(layered({ flex: 'none', marginBlockStart: 2, color: vars.positive.text }));
export const action = style(layered({ display: 'flex', flexDirection: 'column', marginBlockStart: 'auto' }));
