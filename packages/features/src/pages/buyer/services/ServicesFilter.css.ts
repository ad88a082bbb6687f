import { layered, media, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** The fields and the button in as many columns as there is room for; on a phone two beside each other. */
export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    alignItems: 'end',
    gap: vars.space['15'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** What takes the line of a phone. */
export const wide = style(
  layered({ display: 'grid', minWidth: 0, '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }),
);
