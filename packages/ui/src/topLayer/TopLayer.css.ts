import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

/** Takes no room and draws nothing: what is inside places itself. */
export const topLayer = style(
  layered({
    position: 'fixed',
    inset: '0 auto auto 0',
    width: 0,
    height: 0,
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
  }),
);
