import { layered, media, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Region and button in one line; on a phone one below the other, as wide as it is. */
export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 260px) auto',
    justifyContent: 'start',
    gap: vars.space['1'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch' } },
  }),
);
