import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const panel = style(layered({ width: 'min(322px, calc(100vw - 64px))' }));

/** In a `MenuSheet`, whose width on a desktop must not follow what the search finds. */
export const contents = style(layered({ '@media': { [media.desktop]: { width: 'min(322px, calc(100vw - 64px))' } } }));

export const sheet = style(
  layered({
    position: 'relative',
    padding: '20px 12px 16px',
    '@media': {
      [media.mobile]: {
        paddingTop: 22,
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
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space['15'],
    paddingInlineStart: vars.space['1'],
    marginBottom: vars.space['1'],
  }),
);
export const detected = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['15'],
    margin: '0 4px 8px',
    padding: vars.space['15'],
    background: vars.info.subtle,
    // Seen in forced colours, where grounds vanish.
    border: '1px solid transparent',
    borderRadius: vars.brand.radius.control,
  }),
);
export const sentence = style(layered({ flex: '1 1 96px', minWidth: 0 }));
