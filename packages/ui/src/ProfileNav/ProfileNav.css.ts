import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const person = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    padding: '4px 10px 16px',
    // On a phone the header and its menu say who is signed in.
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
export const who = style(layered({ minWidth: 0 }));
export const name = style(layered({ ...textRole('title'), lineHeight: 1.3, overflowWrap: 'anywhere' }));
export const detail = style(layered({ ...textRole('caption'), color: vars.text.secondary }));
export const list = style(
  layered({
    '@media': {
      [media.mobile]: {
        // What is hidden from the eye is placed in here, or it would widen the page.
        position: 'relative',
        display: 'flex',
        gap: vars.space['05'],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        overscrollBehaviorX: 'contain',
        // Room for the ring of the focus, which the scroller would cut.
        padding: vars.space['05'],
      },
    },
  }),
);
export const place = style(
  layered({
    '@media': {
      [media.mobile]: {
        flex: 'none',
        whiteSpace: 'nowrap',
        // The row begins at the page that is shown.
        selectors: { '&:has([aria-current])': { scrollInitialTarget: 'nearest' } },
      },
    },
  }),
);
