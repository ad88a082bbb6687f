import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

export const hero = style(
  layered({
    position: 'relative',
    '@media': { [media.desktop]: { display: 'grid', minHeight: 520, background: vars.surface.media } },
  }),
);
export const image = style(
  layered({
    display: 'block',
    width: '100%',
    objectFit: 'cover',
    background: vars.surface.media,
    selectors: { '[data-theme="dark"] &': { filter: 'brightness(0.9)' } },
    '@media': {
      [media.desktop]: { position: 'absolute', inset: 0, height: '100%', objectPosition: '70% 60%' },
      [media.mobile]: { height: 220, objectPosition: '93% 60%' },
    },
  }),
);
export const place = style(
  layered({
    position: 'relative',
    '@media': {
      [media.desktop]: {
        display: 'flex',
        // In the middle it would move while the page arrives and the box grows.
        alignItems: 'flex-start',
        width: '100%',
        maxWidth: `calc(${vars.layout.container} + 2 * ${vars.layout.gutterDesktop})`,
        marginInline: 'auto',
        padding: `${vars.space['5']} ${vars.layout.gutterDesktop}`,
      },
      [media.mobile]: { paddingInline: vars.space['15'], marginTop: -18 },
    },
  }),
);
export const box = style(layered({ '@media': { [media.desktop]: { width: 468 } } }));
