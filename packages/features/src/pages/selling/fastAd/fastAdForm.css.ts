import { layered } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** The page of a form: heading and notices are as wide as the form. */
export const page = style(layered({ width: '100%', maxWidth: 920, marginInline: 'auto' }));
