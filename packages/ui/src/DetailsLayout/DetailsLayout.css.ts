import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const layout = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.detailAside}`,
    gridTemplateRows: 'auto 1fr',
    columnGap: vars.space['6'],
    rowGap: vars.space['5'],
    alignItems: 'start',
    marginTop: 28,
    marginBottom: 56,
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', columnGap: vars.space['4'] },
      [media.mobile]: { display: 'block', marginTop: vars.space['2'], marginBottom: vars.space['5'] },
    },
  }),
);
export const aside = style(
  layered({
    gridColumn: 2,
    gridRow: '1 / span 2',
    position: 'sticky',
    top: vars.space['25'],
    '@media': { [media.mobile]: { position: 'static', marginTop: vars.space['3'] } },
  }),
);
export const part = style(layered({ gridColumn: 1, minWidth: 0 }));
/** The sections after the first look, each a pause apart. */
export const rest = style([
  part,
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['5'],
    '@media': { [media.mobile]: { marginTop: vars.space['5'] } },
  }),
]);
