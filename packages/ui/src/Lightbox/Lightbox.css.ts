import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { inOpenDialog, openDialog } from '../theme/openDialog.ts';
import { nextFramePaint } from '../theme/nextFramePaint.css.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** Near-black in both themes: the scrim that lies on photos, laid three times over. */
const scrim = `linear-gradient(${vars.badge.mediaScrim} 0 0)`;
const nearBlack = `${scrim}, ${scrim}, ${scrim}`;
const raised = `color-mix(in srgb, ${vars.badge.overMedia} 16%, transparent)`;
const muted = `color-mix(in srgb, ${vars.badge.overMedia} 74%, transparent)`;

export const lightbox = style(
  layered({
    position: 'fixed',
    inset: 0,
    width: '100%',
    height: '100dvh',
    margin: 0,
    background: nearBlack,
    color: vars.badge.overMedia,
    selectors: {
      [openDialog]: {
        display: 'grid',
        gridTemplateRows: '60px minmax(0, 1fr) auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
      },
      // Nothing of it is seen.
      '&::backdrop': { display: 'none' },
    },
    // Browsers fill a plain ground at once; three layers they draw point by point, in all of the window.
    '@supports': { '(color: rgb(from red r g b))': { background: `rgb(from ${vars.badge.mediaScrim} r g b / 1)` } },
  }),
);

// The place of the page's scroll bar would be beside it as a bright strip.
globalStyle(`:root:has(${lightbox}:modal)`, layered({ scrollbarGutter: 'auto' }));

export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '0 12px 0 24px',
    '@media': { [media.mobile]: { padding: '0 4px 0 16px' } },
  }),
);
export const position = style(layered({ ...textRole('sm'), fontWeight: vars.fontWeight.bold, whiteSpace: 'nowrap' }));
export const name = style(
  layered({
    ...textRole('sm'),
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    marginInlineStart: vars.space['15'],
    color: muted,
  }),
);
export const tool = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.layout.tapTarget,
    height: vars.layout.tapTarget,
    borderRadius: vars.brand.radius.control,
    color: vars.badge.overMedia,
    cursor: 'pointer',
    ':hover': { background: raised },
    ':focus-visible': { outlineColor: vars.badge.overMedia, outlineOffset: '-2px' },
    selectors: { '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } },
  }),
);
export const desktopTool = style([tool, layered({ '@media': { [media.mobile]: { display: 'none' } } })]);

export const stage = style(layered({ position: 'relative', minHeight: 0 }));
export const strip = style(
  layered({
    display: 'flex',
    height: '100%',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    overscrollBehavior: 'contain',
    ':focus-visible': { outlineColor: vars.badge.overMedia, outlineOffset: '-4px' },
  }),
);
export const slide = style(
  layered({
    flex: '0 0 100%',
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
    paddingInline: 100,
    selectors: { [inOpenDialog]: nextFramePaint },
    '@media': { [media.mobile]: { paddingInline: 0 } },
  }),
);
export const image = style(layered({ width: '100%', height: '100%', objectFit: 'contain' }));

const step = style(
  layered({
    position: 'absolute',
    top: '50%',
    marginTop: -26,
    width: 52,
    height: 52,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    background: raised,
    cursor: 'pointer',
    ':hover': { background: `color-mix(in srgb, ${vars.badge.overMedia} 28%, transparent)` },
    ':disabled': { visibility: 'hidden' },
    ':focus-visible': { outlineColor: vars.badge.overMedia },
    '@media': { [`${media.mobile}, ${media.noScript}`]: { display: 'none' } },
  }),
);
export const previous = style([step, layered({ left: 28 })]);
export const next = style([step, layered({ right: 28 })]);

/** Twice or three times as large: the slide scrolls in both directions. */
export const zoomed = style(
  layered({ placeItems: 'start', padding: 0, overflow: 'auto', overscrollBehavior: 'contain' }),
);
export const zoomedImage = styleVariants({
  2: layered({ width: '200%', height: '200%', maxWidth: 'none' }),
  3: layered({ width: '300%', height: '300%', maxWidth: 'none' }),
});
