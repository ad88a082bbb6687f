import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const tiles = style(
  layered({
    display: 'grid',
    // Three in a rail, more in a form.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(76px, min(33.33% - 4px, 110px)), 1fr))',
    gap: vars.space['05'],
    marginTop: vars.space['1'],
  }),
);

export const tile = style(
  layered({
    ...textRole('micro'),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    minHeight: 72,
    // A rail leaves 80 px to a word: the longest, Моноволумен and Внедорожник, take all of it, set a little tighter.
    paddingBlock: vars.space['1'],
    letterSpacing: `calc(${vars.brand.displayTracking.default} * 1em)`,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.control,
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    ':hover': { borderColor: vars.border.hover },
    selectors: {
      '&:has(:checked)': {
        background: vars.surface.selected,
        borderColor: vars.border.hover,
        boxShadow: `inset 0 0 0 1px ${vars.border.hover}`,
        fontWeight: vars.brand.weight.strong,
      },
      '&:has(:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
  }),
);

/** The whole tile is the control; the browser's own box is not drawn. */
export const control = style(
  layered({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' }),
);
export const count = style(
  layered({ ...textRole('micro'), color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }),
);
