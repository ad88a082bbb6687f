import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const steps = style(
  layered({
    display: 'flex',
    alignItems: 'stretch',
    '@media': { [media.mobile]: { flexDirection: 'column' } },
  }),
);
/** The boxes are equally wide: the first has no arrow before it. */
export const step = recipe({
  base: layered({
    display: 'flex',
    minInlineSize: 0,
    '@media': { [media.mobile]: { flexDirection: 'column' } },
  }),
  variants: {
    first: {
      true: layered({ flex: '1 1 0' }),
      false: layered({
        flex: '1 1 84px',
        '@media': { [media.mobile]: { flex: 'none' } },
      }),
    },
  },
});
export const way = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flex: '0 0 84px',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['05'],
    color: vars.text.secondary,
    fontWeight: vars.brand.weight.strong,
    '@media': {
      [media.mobile]: { flex: 'none', flexDirection: 'row', gap: vars.space['1'], paddingBlock: vars.space['1'] },
    },
  }),
);
/** Points down on a phone. */
export const arrow = style(
  layered({ display: 'inline-flex', '@media': { [media.mobile]: { transform: 'rotate(90deg)' } } }),
);
export const box = style(
  layered({
    display: 'flex',
    flex: '1 1 auto',
    flexDirection: 'column',
    minInlineSize: 0,
    padding: `14px ${vars.brand.density.cardPad}`,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    overflowWrap: 'anywhere',
  }),
);
export const name = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const value = style(
  layered({
    ...textRole('h3'),
    fontFamily: vars.brand.font.text,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: '-0.015em',
  }),
);
export const note = style(
  layered({ ...textRole('caption'), marginBlockStart: vars.space['05'], color: vars.text.secondary }),
);
