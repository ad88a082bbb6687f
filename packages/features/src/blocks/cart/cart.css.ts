import { layered, media, textRole, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Room for a cart of a few lines, so that the footer does not move when the browser has drawn it. */
export const place = style(layered({ minBlockSize: 560, '@media': { [media.mobile]: { minBlockSize: 760 } } }));

/** What only a script can show. */
export const withScript = style(layered({ '@media': { [media.noScript]: { display: 'none' } } }));

/** Shown without scripts. */
export const withoutScript = style(
  layered({
    ...textRole('body'),
    display: 'none',
    color: vars.text.secondary,
    maxInlineSize: '66ch',
    '@media': { [media.noScript]: { display: 'block' } },
  }),
);

/** Takes everything out: a quiet way under the lines, no button beside the one that pays. */
export const clear = style(
  layered({
    ...textRole('sm'),
    alignSelf: 'start',
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.text.link,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    '@media': { [media.mobile]: { minBlockSize: vars.layout.tapTarget } },
  }),
);

/** The products, in as many columns as fit. */
export const offer = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: vars.space['2'],
  }),
);
