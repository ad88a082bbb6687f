import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { inOpenDialog } from '../theme/openDialog.ts';
import { nextFramePaint } from '../theme/nextFramePaint.css.ts';
import { vars } from '../theme/contract.css.ts';

export const thumbs = style(
  layered({
    display: 'flex',
    gap: vars.space['1'],
    padding: '16px 24px 20px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [media.mobile]: { padding: '12px 16px 22px' } },
  }),
);
/** Centred while they fit; a start margin instead of justify-content keeps the first reachable when they do not. */
export const thumbEntry = style(
  layered({
    flex: 'none',
    width: 104,
    height: 70,
    selectors: {
      '&:first-child': { marginInlineStart: 'auto' },
      '&:last-child': { marginInlineEnd: 'auto' },
      [inOpenDialog]: nextFramePaint,
    },
  }),
);
export const thumb = style(
  layered({
    display: 'block',
    height: '100%',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    opacity: 0.62,
    ':hover': { opacity: 1 },
    selectors: {
      '&[aria-current]': { opacity: 1, outline: `2px solid ${vars.badge.overMedia}`, outlineOffset: 2 },
      '&:focus-visible': { opacity: 1, outline: `2px solid ${vars.badge.overMedia}`, outlineOffset: 2 },
    },
  }),
);
export const thumbImage = style(layered({ width: '100%', height: '100%', objectFit: 'cover' }));
