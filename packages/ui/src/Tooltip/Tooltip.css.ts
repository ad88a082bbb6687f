import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const trigger = style(layered({ display: 'inline-flex' }));

export const tooltip = style(
  layered({
    ...textRole('caption'),
    position: 'fixed',
    inset: 'auto',
    // Beside its trigger; on the other side if there is no room. Older browsers use `placeBeside`.
    positionArea: 'block-start',
    positionTryFallbacks: 'flip-block',
    marginBlock: 6,
    width: 'max-content',
    maxWidth: 'min(260px, calc(100vw - 16px))',
    padding: '6px 10px',
    background: vars.surface.inverse,
    color: vars.text.inverse,
    // Seen in forced colours, where grounds vanish.
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
    selectors: { '&:popover-open': { animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}` } },
  }),
);
