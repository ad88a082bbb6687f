import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';

/** A long press opens the menu, not the one that a phone has for links and pictures. */
export const area = style(layered({ WebkitTouchCallout: 'none' }));
