import { layered, media, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Shown without scripts. */
export const withoutScript = style(layered({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } }));

/** The part that stays beside a long form on a desktop, and ends it on a phone. */
export const aside = style(
  layered({
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: vars.space['2'],
        // In a low window it scrolls by itself: otherwise its end would be out of reach until the form ends.
        maxBlockSize: `calc(100dvh - 2 * ${vars.space['2']})`,
        overflowY: 'auto',
        // room for the rings of what has the focus
        padding: vars.space['05'],
        margin: `calc(-1 * ${vars.space['05']})`,
      },
    },
  }),
);

/** What only a wide page has room for. */
export const desktopOnly = style(layered({ '@media': { [media.mobile]: { display: 'none' } } }));

/** Content of the side of a wide page, on a narrow one. */
export const mobileOnly = style(layered({ '@media': { [media.desktop]: { display: 'none' } } }));

/** Fields side by side, with room for the error of one above the label of the next. */
export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    columnGap: vars.space['15'],
    rowGap: vars.space['2'],
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** Fields whose words need the whole width of a phone: make and model. */
export const wideFields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: `${vars.space['2']} ${vars.space['15']}`,
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** The question above its answers. */
export const question = style(layered({ display: 'block', paddingBlockEnd: vars.space['1'] }));
