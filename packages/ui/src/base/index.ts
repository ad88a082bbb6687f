// For a page in a brand of its own: cascade layers, reset and element styles, without our brands and their fonts.
import '../theme/layers.css.ts';
import '../theme/global.css.ts';
import '../theme/print.css.ts';
