import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { coverShape } from '../theme/coverShape.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const head = style(layered({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const cover = recipe({
  base: layered({
    position: 'relative',
    overflow: 'hidden',
    background: vars.surface.media,
    borderRadius: vars.brand.radius.panel,
  }),
  variants: {
    filled: {
      true: layered({
        height: coverShape.desktop.height,
        '@media': { [media.mobile]: { height: coverShape.phone.height } },
      }),
      // A band that carries the logo; as high as a photo it would be a hole in the page.
      false: layered({ height: 112, '@media': { [media.mobile]: { height: 72 } } }),
    },
  },
});
export const image = style(
  layered({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: coverShape.position,
    selectors: { '[data-theme="dark"] &': { filter: 'brightness(0.9)' } },
  }),
);
export const line = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${vars.space['15']} ${vars.space['25']}`,
    paddingInline: 28,
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)', paddingInline: vars.space['15'], columnGap: 18 },
    },
  }),
);
/** Laps over the lower edge of the cover. */
export const logo = style(
  layered({
    position: 'relative',
    display: 'flex',
    width: 116,
    height: 116,
    marginTop: -36,
    padding: vars.space['05'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    boxShadow: vars.shadow.md,
    '@media': { [media.mobile]: { width: 84, height: 84, marginTop: -28 } },
  }),
);
// The avatar fills the frame, for any size of its own.
globalStyle(`${logo} > span`, layered({ width: '100%', height: '100%', background: 'transparent' }));

export const words = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['075'],
    paddingTop: vars.space['1'],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);
export const facts = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space['05']} ${vars.space['15']}`,
    color: vars.text.secondary,
  }),
);
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    paddingTop: vars.space['15'],
    '@media': { [media.mobile]: { gridColumn: '1 / -1', paddingTop: 0 } },
  }),
);
