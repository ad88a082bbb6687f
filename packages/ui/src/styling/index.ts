/* For style sheets of one's own. They need vanilla-extract at build time; the theme alone does not. */
export { vars } from '../theme/contract.css.ts';
export { layered } from '../theme/layered.ts';
export { appLayer, componentLayer } from '../theme/layers.css.ts';
export { media } from '../theme/media.ts';
export { textRole, type TextRole } from '../theme/textRole.ts';
