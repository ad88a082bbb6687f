import { layered, media, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Title and number, at the distance from the path that lists of ads have. */
export const title = style(layered({ display: 'grid', gap: vars.space['05'], marginTop: vars.space['1'] }));

/** The button of the map and the map itself. They need scripts. */
export const map = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space['1'],
    minWidth: 0,
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

/** The open map fills its column and stays in sight while the list moves. */
export const openMap = style(
  layered({
    justifyItems: 'stretch',
    '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space['2'], order: 1 } },
  }),
);

/** The list; with an open map a desktop shows both beside each other. */
export const results = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space['2'],
    selectors: {
      [`&:has(${openMap})`]: {
        '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
      },
    },
  }),
);

/** Towns with their numbers, in columns. */
export const towns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: `${vars.space['1']} ${vars.space['2']}`,
    margin: 0,
    padding: `${vars.space['2']} 0 0`,
    listStyle: 'none',
  }),
);
