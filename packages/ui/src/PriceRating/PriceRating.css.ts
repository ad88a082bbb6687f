import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const rating = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['1'] }));
export const markers = style(layered({ display: 'flex' }));

/** Its arrow is drawn by each place. */
export const marker = style(
  layered({
    position: 'relative',
    flex: 'none',
    maxWidth: '100%',
    padding: '3px 9px',
    background: vars.surface.inverse,
    color: vars.text.inverse,
    fontSize: vars.type.caption.size,
    lineHeight: vars.lineHeight.normal,
    fontWeight: vars.fontWeight.bold,
    borderRadius: vars.brand.radius.tag,
    whiteSpace: 'nowrap',
    '::after': {
      content: '',
      position: 'absolute',
      bottom: -4,
      width: 8,
      height: 8,
      background: 'inherit',
      transform: 'translateX(-50%) rotate(45deg)',
    },
  }),
);

/** As far along itself as along the scale: it points exactly and never leaves the box, however long the price is. */
export const places = Array.from({ length: 21 }, (_step, index) => {
  const share = `${index * 5}%`;
  return style(
    layered({
      left: share,
      transform: `translateX(-${share})`,
      '::after': { left: `clamp(${vars.space['1']}, ${share}, calc(100% - ${vars.space['1']}))` },
    }),
  );
});

export const scale = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: 3 }),
);

const lit = (solid: string) =>
  layered({
    background: solid,
    '@media': { [media.forcedColors]: { background: 'Highlight', borderColor: 'Highlight' } },
  });

export const segment = recipe({
  base: layered({
    height: vars.space['15'],
    background: vars.surface.pressed,
    ':first-child': { borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md },
    ':last-child': { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' } },
  }),
  variants: {
    lit: { positive: lit(vars.positive.solid), neutral: lit(vars.text.tertiary), caution: lit(vars.caution.solid) },
  },
});

export const word = recipe({
  base: layered({
    ...textRole('caption'),
    color: vars.text.secondary,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
  variants: {
    lit: { true: layered({ color: vars.text.primary, fontWeight: vars.fontWeight.bold }) },
  },
});
