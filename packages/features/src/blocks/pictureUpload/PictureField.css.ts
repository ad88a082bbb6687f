import { style } from '@vanilla-extract/css';

/** Only where scripts run: what stands in it does nothing without them. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** Only where none run. */
export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
