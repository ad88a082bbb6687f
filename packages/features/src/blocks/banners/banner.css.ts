import { style } from '@vanilla-extract/css';

/** A banner among the ads of a list: a row of its own, also where ads stand in columns. */
export const row = style({ gridColumn: '1 / -1' });
