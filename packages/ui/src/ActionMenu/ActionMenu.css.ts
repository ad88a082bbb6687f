import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(-4px)', opacity: 0 } });

/** Beside its button, which is its implicit anchor; browsers without anchors show it in the middle of the window. */
export const panel = style(
  layered({
    minWidth: 200,
    maxWidth: 'min(320px, calc(100vw - 32px))',
    padding: vars.space['075'],
    background: vars.surface.raised,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    boxShadow: vars.shadow.lg,
    selectors: { '&:popover-open': { animation: `${appear} ${vars.duration.base} ${vars.easing.enter}` } },
    '@supports': {
      '(position-area: block-end)': {
        margin: `${vars.space['05']} 0`,
        inset: 'auto',
        positionArea: 'block-end span-inline-start',
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      },
    },
  }),
);

export const entry = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    width: '100%',
    minHeight: 38,
    padding: `9px 10px`,
    borderRadius: vars.brand.radius.control,
    fontWeight: vars.fontWeight.medium,
    outlineOffset: '-2px',
    ':hover': { background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget, paddingBlock: vars.space['15'] } },
  }),
  variants: {
    tone: {
      neutral: {},
      critical: layered({ color: vars.critical.text }),
      off: layered({ color: vars.text.tertiary, cursor: 'not-allowed', ':hover': { background: 'none' } }),
    },
  },
});
export const gripIcon = style(layered({ display: 'flex', color: vars.text.tertiary }));
export const icon = style(layered({ display: 'flex', flex: 'none', paddingBlock: 2 }));
export const reason = style(layered({ ...textRole('caption'), display: 'block' }));
