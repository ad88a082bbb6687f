import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const discSize = 22;

export const panel = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['25'],
    padding: vars.space['3'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    '@media': { [media.mobile]: { padding: 18 } },
  }),
);
export const head = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space['2'] }),
);
export const label = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const level = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['1'] }));
export const medal = style(layered({ display: 'flex', color: vars.accent.icon }));
export const points = style(layered({ textAlign: 'end', '@media': { [media.small]: { textAlign: 'start' } } }));
export const value = style(layered({ ...textRole('priceLg'), letterSpacing: '-0.015em', overflowWrap: 'anywhere' }));

/** From this level's disc to the next one's. */
export const track = style(
  layered({
    position: 'absolute',
    insetInlineStart: discSize / 2,
    insetBlockStart: (discSize - 6) / 2,
    display: 'block',
    inlineSize: '100%',
    blockSize: 6,
  }),
);
export const rest = style(
  layered({ fill: vars.surface.pressed, '@media': { [media.forcedColors]: { fill: 'GrayText' } } }),
);
export const done = style(
  layered({ fill: vars.accent.solid, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }),
);
export const levels = style(layered({ display: 'flex' }));
export const stop = style(
  layered({
    position: 'relative',
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    paddingInlineEnd: vars.space['05'],
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);
export const disc = recipe({
  base: layered({
    position: 'relative',
    flex: 'none',
    inlineSize: discSize,
    blockSize: discSize,
    borderRadius: vars.radius.full,
    background: vars.surface.base,
    border: `2px solid ${vars.border.strong}`,
  }),
  variants: {
    state: {
      reached: layered({ borderWidth: 7, borderColor: vars.accent.solid }),
      next: layered({ borderColor: vars.accent.solid }),
      ahead: {},
    },
  },
});
export const name = style(
  layered({
    ...textRole('sm'),
    marginBlockStart: vars.space['05'],
    fontWeight: vars.brand.weight.strong,
    '@media': { [media.small]: textRole('micro') },
    maxInlineSize: '100%',
  }),
);
export const from = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const note = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
