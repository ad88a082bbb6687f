import { componentLayer, layered, textRole } from '@volan/ui/styling';
import { globalStyle, style } from '@vanilla-extract/css';

// On paper an ad is alone.
globalStyle('section:is([aria-labelledby=others-of-seller], [aria-labelledby=similar])', {
  '@layer': { [componentLayer]: { '@media': { print: { display: 'none !important' } } } },
});

/** Where the ad was printed from. */
export const source = style(
  layered({ ...textRole('caption'), display: 'none', '@media': { print: { display: 'block' } } }),
);
