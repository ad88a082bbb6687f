import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style(
  layered({
    display: 'inline-block',
    width: 20,
    height: 20,
    flex: 'none',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: vars.radius.full,
    animation: `${turn} 0.8s linear infinite`,
    '@media': {
      [media.reducedMotion]: {
        animation: `${breathe} 2s ease-in-out infinite !important`,
      },
    },
  }),
);
