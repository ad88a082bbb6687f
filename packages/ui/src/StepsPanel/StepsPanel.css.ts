import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const panel = recipe({
  base: layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
  }),
  variants: {
    picture: {
      true: layered({
        '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)' } },
      }),
    },
  },
});
export const words = style(
  layered({
    padding: `${vars.space['5']} 44px`,
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { padding: `${vars.space['3']} ${vars.space['25']}` } },
  }),
);
export const steps = style(
  layered({ display: 'grid', gap: vars.space['15'], marginBlock: `${vars.space['25']} ${vars.space['3']}` }),
);
export const step = style(
  layered({
    ...textRole('body'),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: vars.space['15'],
  }),
);
export const number = style(layered({ color: vars.accent.icon, fontWeight: vars.fontWeight.bold }));
export const place = style(
  layered({
    position: 'relative',
    minHeight: 170,
    background: vars.surface.media,
    '@media': { [media.mobile]: { order: -1 } },
  }),
);
export const image = style(
  layered({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '78% 50%',
    selectors: { '[data-theme="dark"] &': { filter: 'brightness(0.9)' } },
  }),
);
