import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(-4px)', opacity: 0 } });

export const place = style(layered({ display: 'inline-block', maxWidth: '100%' }));

export const card = style(
  layered({
    ...textRole('sm'),
    position: 'fixed',
    inset: 'auto',
    // Beside its trigger; on the other side if there is no room. Older browsers use `placeBeside`.
    positionArea: 'block-end span-inline-end',
    positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
    marginBlock: 6,
    flexDirection: 'column',
    gap: vars.space['1'],
    width: 'max-content',
    maxWidth: 'min(320px, calc(100vw - 16px))',
    padding: vars.space['2'],
    background: vars.surface.raised,
    color: vars.text.primary,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    boxShadow: vars.shadow.lg,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    selectors: {
      '&:popover-open': { display: 'flex', animation: `${appear} ${vars.duration.base} ${vars.easing.enter}` },
    },
  }),
);
