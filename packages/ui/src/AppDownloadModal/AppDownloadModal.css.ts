import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const inside = style(
  layered({
    position: 'relative',
    display: 'grid',
    gap: vars.space['1'],
    padding: '26px 20px 20px',
    '@media': {
      [media.mobile]: {
        // The bar at its upper edge says that it came from below.
        '::before': {
          content: '',
          position: 'absolute',
          top: 10,
          insetInline: 'calc(50% - 18px)',
          height: 4,
          borderRadius: vars.radius.full,
          background: vars.border.strong,
        },
      },
    },
  }),
);
export const head = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space['15'],
  }),
);
export const tile = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.hover,
  }),
);
export const detail = style(layered({ ...textRole('caption'), marginTop: 2, color: vars.text.secondary }));
export const benefits = style(
  layered({ ...textRole('sm'), display: 'grid', gap: vars.space['1'], padding: '12px 0 16px' }),
);
export const benefit = style(
  layered({ display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: 11, overflowWrap: 'anywhere' }),
);
export const icon = style(layered({ paddingTop: 2, color: vars.positive.text }));
export const note = style(layered({ ...textRole('caption'), color: vars.text.secondary, textAlign: 'center' }));
