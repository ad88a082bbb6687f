import { componentLayer } from '@volan/ui/styling';
import { globalStyle } from '@vanilla-extract/css';

// On paper an ad stands alone.
globalStyle('section:is([aria-labelledby=others-of-seller], [aria-labelledby=similar])', {
  '@layer': { [componentLayer]: { '@media': { print: { display: 'none !important' } } } },
});
