import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The place of the number and of its grouped form above it. */
export const place = style(
  layered({ position: 'relative', display: 'flex', flex: '1 1 auto', minWidth: 0, alignSelf: 'stretch' }),
);
/** The grouped number stands over the plain one until the field takes the focus. */
export const grouped = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    selectors: { 'input:focus ~ &': { display: 'none' } },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
export const plain = style(
  layered({
    selectors: { '&[data-grouped]:not(:focus)': { opacity: 0 } },
    '@media': { [media.noScript]: { selectors: { '&[data-grouped]:not(:focus)': { opacity: 1 } } } },
  }),
);
export const steps = style(
  layered({
    display: 'flex',
    flex: 'none',
    alignSelf: 'stretch',
    marginInlineEnd: `calc(${vars.space['15']} * -1)`,
    borderInlineStart: `1px solid ${vars.border.subtle}`,
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
export const step = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    minHeight: 36,
    color: vars.text.secondary,
    cursor: 'pointer',
    ':hover': { background: vars.surface.hover, color: vars.text.primary },
    ':active': { background: vars.surface.pressed },
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${vars.border.subtle}` },
      '&:last-child': { borderStartEndRadius: 'inherit', borderEndEndRadius: 'inherit' },
      '&:focus-visible': { zIndex: vars.zIndex.raised },
      '&:disabled': { color: vars.text.disabled, background: 'none', cursor: 'not-allowed' },
    },
    '@media': { [media.mobile]: { width: vars.layout.tapTarget } },
  }),
);
