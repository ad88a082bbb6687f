import { vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Shown only with scripts: its content does nothing without them. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** Only where none run. */
export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});

/** How it is done, beside the way to add some. */
export const hint = style({ flex: '1 1 200px' });

/** Small pictures that the form has already, side by side. */
export const plainList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: vars.space['15'],
});

/** One of them. */
export const plainPicture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.brand.radius.media,
});
