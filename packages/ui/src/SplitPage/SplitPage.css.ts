import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const page = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
    minHeight: '100vh',
    background: vars.surface.base,
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['4'],
    minWidth: 0,
    padding: `${vars.space['4']} ${vars.space['8']}`,
    '@media': {
      [media.mobile]: { padding: `${vars.space['2']} ${vars.layout.gutter} ${vars.space['3']}`, gap: vars.space['3'] },
    },
  }),
);
export const task = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flex: '1 1 auto',
    width: '100%',
    maxWidth: 400,
    marginInline: 'auto',
  }),
);
export const picture = style(
  layered({ position: 'sticky', top: 0, height: '100vh', '@media': { [media.mobile]: { display: 'none' } } }),
);
// the same wide picture as on a home page, where words are at its left: what it shows is to the right of its middle
globalStyle(`${picture} img`, layered({ objectPosition: '66% 50%' }));
