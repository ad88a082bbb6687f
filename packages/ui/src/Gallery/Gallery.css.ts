import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

/** On a phone from edge to edge, and under the bar without a gap. */
const edgeToEdge = {
  marginTop: `calc(-1 * ${vars.space['25']})`,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
};

export const gallery = style(
  layered({
    position: 'relative',
    '@media': { [media.mobile]: edgeToEdge },
  }),
);

/** On a desktop one large picture and up to four tiles; on a phone a strip that is swiped. */
export const strip = recipe({
  base: layered({
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateRows: '1fr 1fr',
        gap: vars.space['1'],
        height: 440,
        borderRadius: vars.brand.radius.panel,
        overflow: 'hidden',
      },
      [media.mobile]: {
        display: 'flex',
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
        overscrollBehaviorX: 'contain',
      },
    },
  }),
  variants: {
    tiles: {
      0: layered({ '@media': { [media.desktop]: { gridTemplateColumns: '1fr' } } }),
      1: layered({ '@media': { [media.desktop]: { gridTemplateColumns: '2fr 1fr' } } }),
      2: layered({ '@media': { [media.desktop]: { gridTemplateColumns: '2.4fr 1.2fr' } } }),
      4: layered({ '@media': { [media.desktop]: { gridTemplateColumns: '2.4fr 1fr 1fr' } } }),
    },
  },
});

export const slide = recipe({
  base: layered({
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    '@media': {
      [media.mobile]: {
        flex: '0 0 100%',
        scrollSnapAlign: 'center',
        scrollSnapStop: 'always',
        aspectRatio: vars.ratio.photo,
      },
    },
  }),
  variants: {
    place: {
      main: layered({ '@media': { [media.desktop]: { gridRow: 'span 2' } } }),
      tall: layered({ '@media': { [media.desktop]: { gridRow: 'span 2' } } }),
      tile: {},
      /** Seen in the strip and in the lightbox only. */
      further: layered({ '@media': { [media.desktop]: { display: 'none' } } }),
    },
  },
});

export const enlarge = style(
  layered({
    display: 'block',
    width: '100%',
    height: '100%',
    cursor: 'zoom-in',
    ':focus-visible': { outlineOffset: '-4px' },
  }),
);

export const position = style(
  layered({
    position: 'absolute',
    left: vars.space['15'],
    bottom: vars.space['15'],
    pointerEvents: 'none',
    '@media': { [media.desktop]: { display: 'none' } },
  }),
);
export const all = style(
  layered({
    position: 'absolute',
    right: vars.space['15'],
    bottom: vars.space['15'],
    cursor: 'pointer',
    '::after': { content: '', position: 'absolute', inset: -9 },
    '@media': { [media.mobile]: { display: 'none' } },
  }),
);
export const empty = style(
  layered({
    borderRadius: vars.brand.radius.panel,
    overflow: 'hidden',
    height: 440,
    '@media': { [media.mobile]: { ...edgeToEdge, height: 'auto', aspectRatio: vars.ratio.photo, borderRadius: 0 } },
  }),
);
