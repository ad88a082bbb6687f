import { layered, media, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Words, place and price in as many columns as there is room for; on a phone two beside each other. */
export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    alignItems: 'end',
    gap: vars.space['15'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** A field that takes the line of a phone. */
export const wide = style(layered({ minWidth: 0, '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }));

/** Kinds of ads in one row, which a phone scrolls. */
export const categories = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    '@media': {
      [media.mobile]: {
        // each as wide as its words
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'max-content',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        paddingInline: vars.layout.gutter,
        paddingBlock: vars.space['05'],
        scrollPaddingInline: vars.layout.gutter,
      },
    },
  }),
);

/** Title and number, at the distance from the path that lists of ads have. */
export const title = style(layered({ marginTop: vars.space['1'] }));

/** The gallery of a phone begins higher than its place, under the bar of an ad; here a link is above it. */
export const pictures = style(layered({ '@media': { [media.mobile]: { paddingTop: vars.space['25'] } } }));
