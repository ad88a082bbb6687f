import { globalStyle } from '@vanilla-extract/css';

// An island, and a cached fragment, is no box of the layout: what it holds stands where it stands. The layer is the theme's: an import
// of the whole theme here would evaluate it before its own turn, and its styles would be lost.
globalStyle('x-island, x-fragment', { '@layer': { components: { display: 'contents' } } });
