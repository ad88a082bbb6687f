import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

/** Its width and height are attributes: an icon has its size before any sheet arrives. */
export const icon = style(
  layered({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: {
      '&[width="28"]': { strokeWidth: 1.5 },
      '&[data-weight]': { strokeWidth: 2.5 },
      '&[data-filled="true"]': { fill: 'currentColor' },
    },
  }),
);
