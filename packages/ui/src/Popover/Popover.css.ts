import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(-4px)', opacity: 0 } });

export const popover = style(
  layered({
    ...textRole('sm'),
    position: 'fixed',
    inset: 'auto',
    // Beside its button; on the other side if there is no room. Older browsers use `placeBeside`.
    positionArea: 'block-end span-inline-end',
    positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
    marginBlock: 6,
    flexDirection: 'column',
    gap: vars.space['1'],
    width: 'max-content',
    maxWidth: 'min(340px, calc(100vw - 16px))',
    maxHeight: 'min(70vh, 560px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space['2'],
    background: vars.surface.raised,
    color: vars.text.primary,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    boxShadow: vars.shadow.lg,
    overflowWrap: 'anywhere',
    selectors: {
      '&:popover-open': { display: 'flex', animation: `${appear} ${vars.duration.base} ${vars.easing.enter}` },
    },
  }),
);
