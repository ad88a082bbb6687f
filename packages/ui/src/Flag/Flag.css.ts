import { style, styleVariants } from '@vanilla-extract/css';
import { flagFiles } from '../generated/flags.ts';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const frame = style(
  layered({
    display: 'inline-block',
    width: 24,
    height: 18,
    flex: 'none',
    borderRadius: vars.radius.xs,
    boxShadow: `0 0 0 1px ${vars.border.subtle}`,
    backgroundSize: 'cover',
  }),
);

export const code = style([
  frame,
  layered({ ...textRole('micro'), lineHeight: '18px', textAlign: 'center', background: vars.surface.hover }),
]);

/**
 * Bundlers keep each flag a file of its own, for any size (`no-inline` tells Vite): a page loads those that it shows.
 */
export const flags = styleVariants(flagFiles, (file) => [
  frame,
  layered({ backgroundImage: `url(../generated/flags/${file}?no-inline)` }),
]);
