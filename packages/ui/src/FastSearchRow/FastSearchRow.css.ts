import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

/** One bordered row on a desktop; on a phone single cards that reach to the edge of the screen. */
export const row = style(
  layered({
    // Visually hidden parts are positioned here; otherwise they would widen the page.
    position: 'relative',
    display: 'flex',
    '@media': {
      [media.desktop]: {
        overflow: 'hidden',
        background: vars.surface.base,
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.card,
      },
      [media.mobile]: {
        gap: 10,
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        paddingInline: vars.layout.gutter,
        paddingBlock: vars.space['05'],
        overflowX: 'auto',
        scrollPaddingInline: vars.layout.gutter,
        scrollbarWidth: 'none',
      },
    },
  }),
);
export const place = style(
  layered({
    display: 'flex',
    '@media': {
      [media.desktop]: {
        flex: '1 1 0',
        minWidth: 0,
        selectors: { '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.border.subtle}` } },
      },
      // Not by its words: they are narrower or wider until their face has come, and would move the cards after them.
      [media.mobile]: { flex: '0 0 152px' },
    },
  }),
);
export const shortcut = style(
  layered({
    flex: '1 1 auto',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space['1'],
    padding: '16px 14px',
    transition: colorTransition('background-color'),
    ':hover': { background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    ':focus-visible': { outlineOffset: '-3px' },
    '@media': {
      [media.mobile]: {
        background: vars.surface.base,
        border: `1px solid ${vars.border.default}`,
        borderRadius: vars.brand.radius.card,
      },
    },
  }),
);
export const icon = style(layered({ display: 'flex', color: vars.accent.icon }));
export const words = style(
  layered({
    ...textRole('title'),
    lineHeight: vars.lineHeight.snug,
    maxWidth: '100%',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    // Room for two lines: one word that breaks only in the face that is in would move the page below.
    minHeight: '2lh',
  }),
);
export const count = style(layered({ ...textRole('caption'), color: vars.text.tertiary, marginTop: 'auto' }));
