import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { colorTransition } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

const columns = { desktop: 5, mobile: 3 } as const;

const lines = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = recipe({
  base: layered({ display: 'grid', gap: 10 }),
  variants: {
    short: {
      true: layered(lines(columns.mobile)),
      false: layered({ ...lines(columns.desktop), '@media': { [media.mobile]: lines(columns.mobile) } }),
    },
  },
});
export const cell = recipe({
  base: layered({
    position: 'relative',
    // The content fills the cell, and a long sentence lets it grow.
    display: 'grid',
    minWidth: 0,
    aspectRatio: vars.ratio.photoTall,
    touchAction: 'manipulation',
  }),
  variants: {
    cover: { true: layered({ gridColumn: 'span 2', gridRow: 'span 2', aspectRatio: 'auto' }) },
    // With a ratio of its own a cell would not grow with its words.
    failed: { true: layered({ aspectRatio: 'auto' }) },
  },
});

const face = {
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  // Two discs, one above the other.
  minHeight: 84,
  borderRadius: vars.brand.radius.control,
} as const;

export const sheet = style(layered({ position: 'absolute', width: 0, height: 0, overflow: 'hidden' }));
export const drawing = style(
  layered({
    width: 60,
    height: 40,
    flex: 'none',
    maxWidth: '80%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    color: vars.text.tertiary,
    '@media': { [media.mobile]: { width: 48, height: 32 } },
  }),
);
export const empty = style(
  layered({
    ...face,
    ...textRole('caption'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['05'],
    paddingInline: vars.space['05'],
    border: `1px dashed ${vars.border.strong}`,
    color: vars.text.secondary,
    textAlign: 'center',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    cursor: 'pointer',
    transition: colorTransition('background-color', 'border-color'),
    ':hover': { borderColor: vars.border.hover, background: vars.surface.hover },
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
      '&[data-over]': { borderStyle: 'solid', borderColor: vars.accent.solid, background: vars.surface.selected },
    },
  }),
);
/** The browser's own control lies over its slot unseen. */
export const file = style(
  layered({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }),
);
export const tile = recipe({
  base: layered({
    ...face,
    background: vars.surface.media,
    selectors: {
      '&[data-over]': { outline: `3px solid ${vars.accent.solid}`, outlineOffset: 2 },
      '&[data-dragged]': { boxShadow: vars.shadow.lg, outline: `2px solid ${vars.border.hover}` },
    },
  }),
  variants: {
    failed: {
      true: layered({
        paddingBlockStart: 44,
        boxShadow: `0 0 0 2px ${vars.critical.border}`,
      }),
    },
  },
});
export const picture = style(
  layered({
    ...face,
    overflow: 'hidden',
    cursor: 'grab',
    selectors: {
      '[data-dragged] &': { cursor: 'grabbing' },
      '&[data-still]': { position: 'absolute', inset: 0, cursor: 'default' },
      '&:focus-visible': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
    },
  }),
);
export const image = style(
  layered({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    pointerEvents: 'none',
    selectors: { '[data-dim] > &': { opacity: 0.5 }, '[data-theme="dark"] &': { filter: 'brightness(0.9)' } },
  }),
);
/** Words on a picture are on a solid ground. */
export const mark = style(
  layered({
    ...textRole('caption'),
    position: 'absolute',
    insetInlineStart: vars.space['1'],
    top: vars.space['1'],
    maxWidth: `calc(100% - 56px)`,
    padding: '3px 8px',
    borderRadius: vars.brand.radius.tag,
    background: vars.badge.mediaScrim,
    color: vars.badge.overMedia,
    fontWeight: vars.brand.weight.strong,
    pointerEvents: 'none',
    overflowWrap: 'anywhere',
  }),
);
export const corner = recipe({
  base: layered({ position: 'absolute', zIndex: vars.zIndex.raised, display: 'flex' }),
  variants: {
    at: {
      top: layered({ top: 4, insetInlineEnd: 4 }),
      bottom: layered({ bottom: 4, insetInlineEnd: 4 }),
    },
  },
});
export const progress = style(
  layered({
    appearance: 'none',
    position: 'absolute',
    insetInline: vars.space['1'],
    bottom: vars.space['1'],
    width: `calc(100% - 16px)`,
    height: 6,
    border: 0,
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    background: vars.badge.mediaScrim,
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': {
        background: vars.badge.overMedia,
        transition: `inline-size ${vars.duration.base} ${vars.easing.standard}`,
      },
      '&::-moz-progress-bar': { background: vars.badge.overMedia },
    },
  }),
);
/** In the flow, so that a small tile grows with its words. */
export const failure = style(
  layered({
    ...textRole('micro'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'end',
    padding: '4px 8px',
    paddingInlineEnd: 46,
    minHeight: 44,
    background: vars.badge.mediaScrim,
    color: vars.badge.overMedia,
    borderEndStartRadius: vars.brand.radius.control,
    borderEndEndRadius: vars.brand.radius.control,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    // The button to try again is below the words if there is no room beside them.
    '@media': { [media.small]: { paddingInlineEnd: 8, paddingBlockEnd: 42 } },
    selectors: { '&[data-final]': { paddingInlineEnd: 8, paddingBlockEnd: 4 } },
  }),
);
/** In the flow as well, above the bar of its progress. */
export const words = style(
  layered({
    ...textRole('micro'),
    position: 'relative',
    alignSelf: 'end',
    padding: '4px 8px 20px',
    background: vars.badge.mediaScrim,
    color: vars.badge.overMedia,
    borderEndStartRadius: vars.brand.radius.control,
    borderEndEndRadius: vars.brand.radius.control,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    pointerEvents: 'none',
  }),
);
const span = (count: number) => layered({ '@media': { [media.desktop]: { gridColumn: `span ${count}` } } });
const mobileSpan = (count: number) => layered({ '@media': { [media.mobile]: { gridColumn: `span ${count}` } } });

/** What more pictures cost; it fills the last line of the grid. */
export const extra = recipe({
  base: layered({
    ...textRole('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${vars.space['05']} ${vars.space['2']}`,
    minHeight: 84,
    padding: vars.space['1'],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.hover,
    position: 'relative',
    cursor: 'pointer',
    ':hover': { borderColor: vars.border.hover, background: vars.surface.pressed },
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: vars.ring.offset,
      },
      '&[data-over]': { borderColor: vars.accent.solid, background: vars.surface.selected },
    },
  }),
  variants: {
    span: { 1: span(1), 2: span(2), 3: span(3), 4: span(4), 5: span(5) },
    mobileSpan: { 1: mobileSpan(1), 2: mobileSpan(2), 3: mobileSpan(3) },
  },
});
export const extraTitle = style(layered({ display: 'block', fontWeight: vars.brand.weight.strong }));
export const extraAbout = style(layered({ display: 'block', color: vars.text.secondary }));
export const extraWords = style(
  layered({
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { ...textRole('caption'), lineHeight: 1.2 } },
  }),
);
