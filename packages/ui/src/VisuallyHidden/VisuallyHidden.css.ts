import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

export const hidden = style(
  layered({
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
