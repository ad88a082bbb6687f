import { globalStyle } from '@vanilla-extract/css';

// An island, and a cached fragment, has no box in the layout: its content is laid out as if it were not there. The
// layer is the theme's: an import of the whole theme here would evaluate it before its own turn, and its styles would
// be lost.
globalStyle('x-island, x-fragment', { '@layer': { components: { display: 'contents' } } });
