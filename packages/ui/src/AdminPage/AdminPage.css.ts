import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const page = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    minHeight: '100dvh',
    '@media': { [media.mobile]: { display: 'block' } },
  }),
);
export const nav = style(
  layered({
    '@media': {
      [media.desktop]: { position: 'sticky', top: 0, alignSelf: 'start', height: '100dvh', overflowY: 'auto' },
    },
  }),
);
export const main = style(
  layered({
    minWidth: 0,
    padding: `${vars.space['3']} ${vars.space['4']} ${vars.space['6']}`,
    outline: 'none',
    '@media': { [media.mobile]: { padding: `${vars.space['25']} ${vars.space['2']} ${vars.space['5']}` } },
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space['15']} ${vars.space['2']}`,
    marginBottom: vars.space['2'],
  }),
);
export const words = style(layered({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const subtitle = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['1'] }),
);
export const body = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['2'], minWidth: 0 }));
export const sided = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: vars.space['25'],
    '@media': {
      [media.snugDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
      [media.mobile]: { display: 'block' },
    },
  }),
);
