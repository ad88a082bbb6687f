import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';
import { hidden as hiddenFromTheEye } from '../VisuallyHidden/VisuallyHidden.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const place = style(
  layered({ ...textRole('caption'), position: 'relative', display: 'grid', gap: vars.space['05'], minWidth: 0 }),
);
export const line = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space['15'] }),
);
export const words = style(layered({ color: vars.text.secondary }));
export const hidden = style([hiddenFromTheEye]);

/** The part that is done, in both families of browsers. */
const done = (background: string): StyleRule =>
  layered({
    selectors: {
      '&::-webkit-progress-value': { background, borderRadius: vars.radius.full },
      '&::-moz-progress-bar': { background, borderRadius: vars.radius.full },
      '&:indeterminate': { background },
    },
  });

export const bar = recipe({
  base: layered({
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 6,
    overflow: 'hidden',
    border: 0,
    borderRadius: vars.radius.full,
    background: vars.surface.pressed,
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&:indeterminate': { animation: `${breathe} 1.6s ease-in-out infinite` },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
      '&:indeterminate::-webkit-progress-value': { background: 'transparent' },
    },
    '@media': {
      [media.forcedColors]: { height: 8, border: '1px solid', forcedColorAdjust: 'auto', appearance: 'auto' },
    },
  }),
  variants: {
    tone: {
      accent: done(vars.accent.solid),
      neutral: done(vars.text.secondary),
      positive: done(vars.positive.text),
      critical: done(vars.critical.text),
    },
  },
});
