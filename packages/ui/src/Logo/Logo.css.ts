import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const logo = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 9,
    minHeight: vars.layout.tapTarget,
    color: vars.text.primary,
    '@media': { [media.narrow]: { gap: vars.space['075'] } },
  }),
);

export const mark = style(
  layered({ width: 30, height: 30, flex: 'none', '@media': { [media.narrow]: { width: 26, height: 26 } } }),
);
export const stroke = style(layered({ fill: 'none', stroke: vars.accent.mark }));
export const fill = style(layered({ fill: vars.accent.mark }));
export const gate = style(
  layered({ fill: 'none', stroke: vars.accent.onSolid, strokeWidth: 3, strokeLinecap: 'round' }),
);

/** Each mark has its own lettering: the round one is tight, the gate a little wider and larger. */
export const name = recipe({
  base: layered({
    fontFamily: vars.brand.font.display,
    lineHeight: 1,
    '@media': { [media.narrow]: { fontSize: '1.1875rem' } },
  }),
  variants: {
    mark: {
      wheel: layered({ fontSize: '1.4375rem', letterSpacing: '-0.035em', fontWeight: 700 }),
      gate: layered({ fontSize: '1.5rem', letterSpacing: '-0.02em', fontWeight: 640 }),
    },
  },
});

export const stage = style(
  layered({
    ...textRole('micro'),
    padding: '1px 5px',
    color: vars.text.secondary,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.sm,
  }),
);
