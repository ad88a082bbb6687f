import { style } from '@vanilla-extract/css';

/** A banner among the ads of a list has its own row, also in columns. */
export const row = style({ gridColumn: '1 / -1' });
