import { layered } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Keeps its words in one line; the words beside it wrap. */
export const end = style(layered({ flex: 'none', maxInlineSize: '60%' }));
