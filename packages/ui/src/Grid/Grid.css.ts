import { recipe } from '@vanilla-extract/recipes';
import { createVar, type StyleRule } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

const columns = createVar();

/** This many columns of equal width. */
const count = (number: number): StyleRule => ({ vars: { [columns]: String(number) } });

/** Ads: this many columns on a desktop, one less on a small one, two on a phone. */
const ads = (wide: number, snug: number): StyleRule =>
  layered({
    ...count(wide),
    '@media': {
      [media.snugDesktop]: count(snug),
      [media.mobile]: { ...count(2), gap: `${vars.space['25']} ${vars.space['15']}` },
    },
  });

/** A main column with something at its side; one below the other on a phone. */
const sided = (template: string, gap: string, snug?: { template: string; gap: string }): StyleRule =>
  layered({
    alignItems: 'start',
    gridTemplateColumns: template,
    gap,
    '@media': {
      ...(snug && { [media.snugDesktop]: { gridTemplateColumns: snug.template, gap: snug.gap } }),
      [media.mobile]: { display: 'block' },
    },
  });

/** Panels of one row, equally high: fewer columns as room goes, one on a phone. */
const panels = (wide: number, snug: number): StyleRule =>
  layered({
    ...count(wide),
    '@media': { [media.snugDesktop]: count(snug), [media.mobile]: count(Math.min(2, snug)), [media.small]: count(1) },
  });

export const grid = recipe({
  base: layered({
    display: 'grid',
    gap: vars.brand.density.gap,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  }),
  variants: {
    layout: {
      ads3: ads(3, 2),
      ads4: ads(4, 3),
      panels2: panels(2, 2),
      panels3: panels(3, 3),
      panels4: panels(4, 2),
      halves: layered({
        alignItems: 'start',
        ...count(2),
        '@media': { [media.small]: count(1) },
      }),
      stats: layered({
        ...count(4),
        gap: vars.space['2'],
        '@media': {
          [media.mobile]: { ...count(2), gap: vars.space['1'] },
          [media.narrow]: count(1),
        },
      }),
      pair: layered({ ...count(2), gap: vars.space['1'] }),
      triple: layered({ ...count(3), gap: vars.space['1'] }),
      catalog: sided(`${vars.layout.filterRail} minmax(0, 1fr)`, '28px', {
        template: '248px minmax(0, 1fr)',
        gap: '20px',
      }),
      account: layered({
        alignItems: 'start',
        gridTemplateColumns: '236px minmax(0, 1fr)',
        gap: `calc(${vars.space['4']} + ${vars.space['05']})`,
        '@media': {
          [media.snugDesktop]: { gridTemplateColumns: '212px minmax(0, 1fr)', gap: vars.space['3'] },
          [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] },
        },
      }),
      checkout: layered({
        alignItems: 'start',
        gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.detailAside}`,
        gap: vars.space['4'],
        '@media': {
          [media.snugDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: vars.space['3'] },
          [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] },
        },
      }),
      details: sided(`minmax(0, 1fr) ${vars.layout.detailAside}`, vars.space['6'], {
        template: 'minmax(0, 1fr) 340px',
        gap: vars.space['4'],
      }),
    },
  },
});
