import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const tile = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    aspectRatio: '4 / 5',
    minWidth: 0,
    overflow: 'hidden',
    background: vars.surface.media,
    borderRadius: vars.brand.radius.card,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: { over: { true: {} } },
});

/** Solid, never a fade: words over a picture must be read on any picture. */
export const words = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    padding: '10px 12px 12px',
    background: vars.badge.mediaScrim,
    color: vars.badge.overMedia,
    overflowWrap: 'anywhere',
  }),
);
export const price = style(layered({ ...textRole('title'), fontWeight: vars.fontWeight.bold }));
export const title = style(
  layered({
    ...textRole('sm'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  }),
);
export const line = style(layered(textRole('caption')));

/** The link covers the tile; the button in the corner lies above it. */
export const cover = style(
  layered({
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.zIndex.raised },
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.ring.width} solid ${vars.badge.overMedia}`,
        outlineOffset: '-4px',
        borderRadius: vars.brand.radius.card,
      },
    },
  }),
);
export const action = style(
  layered({ position: 'absolute', insetInlineEnd: vars.space['1'], top: vars.space['1'], zIndex: vars.zIndex.raised }),
);
export const over = style(layered({ position: 'absolute', insetInlineStart: 10, top: 10 }));
