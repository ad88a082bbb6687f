import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

/** Three pictures, the first twice as wide; on a phone two small ones below a large one. */
export const strip = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.02fr 1fr',
    gridTemplateRows: '1fr 1fr',
    gap: 3,
    height: 290,
    background: vars.promo.xl.subtle,
    '@media': {
      [media.small]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: 'auto auto', gap: 2, height: 'auto' },
    },
  }),
);
export const stripMain = style(
  layered({
    position: 'relative',
    gridRow: 'span 2',
    minHeight: 0,
    selectors: { '&:only-child': { gridColumn: '1 / -1' } },
    '@media': { [media.small]: { gridRow: 'auto', gridColumn: '1 / -1', aspectRatio: vars.ratio.photo } },
  }),
);
export const stripSide = style(
  layered({
    minHeight: 0,
    '@media': { [media.small]: { aspectRatio: vars.ratio.photo } },
  }),
);

/** The place of the three pictures. */
export const stripSkeleton = style([
  strip,
  layered({ background: vars.surface.media, '@media': { [media.small]: { aspectRatio: vars.ratio.photo } } }),
]);

export const body = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space['25'],
    padding: '14px 18px 16px',
    '@media': {
      [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['1'], padding: '12px 14px' },
    },
  }),
);
export const middle = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['075'], minWidth: 0 }));
export const end = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 10,
    '@media': { [media.small]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' } },
  }),
);
