import { layered, media, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** The button and its message. They need scripts. */
export const block = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
