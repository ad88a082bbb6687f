/* The order of the layers, for the sheets of other packages: it has to be said before any rule. */
import '../theme/layers.css.ts';
