import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { touchArea } from '../theme/touch.ts';
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
export const locked = style(layered({ display: 'inline-flex' }));
export const trigger = style(
  layered({
    ...touchArea,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['05'],
    minHeight: 28,
    paddingInlineEnd: vars.space['05'],
    borderRadius: vars.brand.radius.tag,
    color: vars.text.secondary,
    ':hover': { background: vars.surface.pressed },
  }),
);
export const entry = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    width: '100%',
    minHeight: 40,
    paddingInline: 10,
    borderRadius: vars.brand.radius.control,
    outlineOffset: '-2px',
    ':hover': { background: vars.surface.hover },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
export const reason = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space['15'],
    width: 'min(300px, calc(100vw - 48px))',
    padding: vars.space['1'],
  }),
);
export const buttons = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space['1'] }),
);
