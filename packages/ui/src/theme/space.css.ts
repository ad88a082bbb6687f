import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layered } from './layered.ts';

/** A step of the spacing scale: 1 is 8 px, 0.5 is 4 px, 1.5 is 12 px. */
const steps = {
  0: vars.space['0'],
  0.25: vars.space['025'],
  0.5: vars.space['05'],
  0.75: vars.space['075'],
  1: vars.space['1'],
  1.5: vars.space['15'],
  2: vars.space['2'],
  2.5: vars.space['25'],
  3: vars.space['3'],
  4: vars.space['4'],
  5: vars.space['5'],
  6: vars.space['6'],
  8: vars.space['8'],
} as const;

/** A step of the spacing scale in units of 8 px: `1.5` is 12 px. */
export type Space = keyof typeof steps;

export const gap = styleVariants(steps, (value) => layered({ gap: value }));
