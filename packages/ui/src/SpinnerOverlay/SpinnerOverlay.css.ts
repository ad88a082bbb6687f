import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { openDialog } from '../theme/openDialog.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** The whole window, so that a press anywhere lands on it. */
export const overlay = style(
  layered({
    width: '100vw',
    height: '100dvh',
    padding: vars.space['2'],
    overflow: 'auto',
    background: 'none',
    cursor: 'progress',
    outline: 'none',
    selectors: {
      [openDialog]: { display: 'grid', placeItems: 'center' },
      '&::backdrop': { background: vars.surface.scrim },
    },
  }),
);
export const card = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space['1'],
    width: 'min(436px, 100%)',
    padding: '36px 28px 32px',
    background: vars.surface.raised,
    color: vars.text.primary,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    boxShadow: vars.shadow.lg,
    textAlign: 'center',
  }),
);
export const spinner = style(
  layered({
    width: 40,
    height: 40,
    marginBottom: vars.space['1'],
    border: `4px solid ${vars.border.default}`,
    borderBlockStartColor: vars.accent.solid,
    borderRadius: '50%',
    animation: `${turn} 0.9s linear infinite`,
    '@media': { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` } },
  }),
);
export const words = style(layered({ ...textRole('sm'), color: vars.text.secondary, overflowWrap: 'anywhere' }));
