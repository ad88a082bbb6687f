import '../base/index.ts';
import './themes.css.ts';
import '@volan/tokens/fonts.css';

export { vars } from './contract.css.ts';
export { appLayer, componentLayer } from './layers.css.ts';
export { media } from './media.ts';
