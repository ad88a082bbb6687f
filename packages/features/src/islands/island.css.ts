import { globalStyle } from '@vanilla-extract/css';
import { componentLayer } from '@volan/ui/theme';

// An island is no box of the layout: what it holds stands where the island stands.
globalStyle('x-island', { '@layer': { [componentLayer]: { display: 'contents' } } });
