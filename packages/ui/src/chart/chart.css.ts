import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const sizes = { small: { blockSize: 96 }, medium: { blockSize: 208 } } as const;

export const figure = style(layered({ position: 'relative', minWidth: 0, containerType: 'inline-size' }));
export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space['1'],
    // Half a line of the highest label is above the plot.
    paddingBlockStart: vars.space['1'],
  }),
);
export const tickTexts = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    marginBlock: '-0.7em',
    color: vars.text.tertiary,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
);
export const plot = recipe({
  base: layered({ position: 'relative', minWidth: 0 }),
  variants: { size: { small: layered(sizes.small), medium: layered(sizes.medium) } },
});
export const empty = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'grid',
    placeItems: 'center',
    paddingInline: vars.space['2'],
    borderRadius: vars.brand.radius.media,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    textAlign: 'center',
  }),
  variants: { size: { small: layered(sizes.small), medium: layered(sizes.medium) } },
});
export const layer = style(
  layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' }),
);
export const gridLine = style(layered({ stroke: vars.border.subtle, strokeWidth: 1 }));
export const base = style(layered({ stroke: vars.border.strong, strokeWidth: 1 }));
export const axis = style(
  layered({ gridColumn: 2, display: 'block', inlineSize: '100%', blockSize: 22, overflow: 'visible' }),
);
export const axisText = style(
  layered({
    ...textRole('caption'),
    fill: vars.text.tertiary,
    // The second and the fourth of five give way where they would touch their neighbours.
    '@container': {
      '(max-width: 360px)': { selectors: { '&:nth-child(even):not(:last-child)': { display: 'none' } } },
    },
  }),
);

/** Stretched to the plot: the strokes keep their width. */
export const line = style(
  layered({
    fill: 'none',
    stroke: vars.accent.solid,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);
export const beforeLine = style(
  layered({
    fill: 'none',
    stroke: vars.text.tertiary,
    strokeWidth: 1.5,
    strokeDasharray: '3 4',
    vectorEffect: 'non-scaling-stroke',
  }),
);
export const bar = recipe({
  variants: {
    tone: {
      accent: layered({ fill: vars.accent.solid, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }),
      quiet: layered({ fill: vars.border.strong }),
    },
  },
});
export const dot = style(layered({ fill: vars.accent.solid, stroke: vars.surface.base, strokeWidth: 2 }));
export const cursor = style(layered({ stroke: vars.border.strong, strokeWidth: 1 }));
export const change = style(
  layered({ ...textRole('caption'), fill: vars.text.primary, fontWeight: vars.brand.weight.strong }),
);

export const slider = style(
  layered({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    background: 'none',
    borderRadius: vars.brand.radius.control,
    cursor: 'crosshair',
    touchAction: 'pan-y',
    '::-webkit-slider-thumb': { appearance: 'none', inlineSize: 1, blockSize: 1 },
    '::-moz-range-thumb': { inlineSize: 1, blockSize: 1, opacity: 0 },
    '::-moz-range-track': { background: 'none' },
  }),
);
export const tooltip = recipe({
  base: layered({
    ...textRole('caption'),
    position: 'absolute',
    top: '45%',
    zIndex: vars.zIndex.raised,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'max-content',
    maxInlineSize: '60%',
    paddingBlock: vars.space['075'],
    paddingInline: vars.space['15'],
    borderRadius: vars.brand.radius.tag,
    background: vars.surface.inverse,
    color: vars.text.inverse,
    boxShadow: vars.shadow.md,
    pointerEvents: 'none',
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    side: {
      after: layered({ marginInlineStart: vars.space['15'] }),
      before: layered({ marginInlineEnd: vars.space['15'] }),
    },
  },
});

export const legend = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: vars.space['2'],
    rowGap: vars.space['05'],
    marginBlockEnd: vars.space['1'],
    color: vars.text.secondary,
  }),
);
const sample = { content: '', inlineSize: 18, blockSize: 0, borderBlockStartWidth: 2 } as const;
const key = { display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] } as const;
export const current = style(
  layered({
    ...key,
    '::before': { ...sample, borderBlockStartStyle: 'solid', borderBlockStartColor: vars.accent.solid },
  }),
);
export const before = style(
  layered({
    ...key,
    '::before': { ...sample, borderBlockStartStyle: 'dashed', borderBlockStartColor: vars.text.tertiary },
  }),
);

export const details = style(layered({ marginBlockStart: vars.space['05'] }));
export const summary = style(
  layered({
    ...textRole('caption'),
    inlineSize: 'fit-content',
    paddingBlock: vars.space['05'],
    color: vars.text.secondary,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    '@media': { [media.mobile]: { paddingBlock: vars.space['15'] }, print: { display: 'none' } },
  }),
);
export const scroller = style(
  layered({
    maxBlockSize: 280,
    overflow: 'auto',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.brand.radius.control,
  }),
);
export const table = style(layered({ ...textRole('sm'), inlineSize: '100%', borderCollapse: 'collapse' }));
export const cell = recipe({
  base: layered({
    padding: `${vars.space['075']} ${vars.space['15']}`,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
  }),
  variants: {
    head: {
      true: layered({
        ...textRole('caption'),
        position: 'sticky',
        insetBlockStart: 0,
        background: vars.surface.sunken,
        color: vars.text.secondary,
        fontWeight: vars.fontWeight.medium,
        selectors: { '&:not(:first-child)': { textAlign: 'end' } },
      }),
    },
    number: { true: layered({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }) },
  },
});
export const csv = style(
  layered({
    ...textRole('caption'),
    display: 'inline-block',
    paddingBlock: vars.space['1'],
    color: vars.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    '@media': { [media.mobile]: { paddingBlock: vars.space['15'] } },
  }),
);
