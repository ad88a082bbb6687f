import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

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
