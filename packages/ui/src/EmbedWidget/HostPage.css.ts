import { style } from '@vanilla-extract/css';

/** A page of a partner that does everything otherwise. For stories only. */
export const host = style({
  maxWidth: 860,
  letterSpacing: '0.2em',
  textTransform: 'uppercase',
  textAlign: 'right',
  fontStyle: 'italic',
  fontSize: '200%',
  lineHeight: 3,
});
export const column = style({ maxWidth: 360 });
