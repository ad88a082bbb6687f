import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const line = `1px solid ${vars.border.subtle}`;

const tone = (background: string, border: string, color: string, kind = 'solid'): StyleRule =>
  layered({ background, color, border: `1px ${kind} ${border}` });

const kindTones = {
  booked: tone(vars.info.subtle, vars.info.border, vars.info.text),
  draft: tone(vars.surface.selected, vars.border.hover, vars.text.primary),
  fallback: tone(vars.surface.hover, vars.border.strong, vars.text.secondary, 'dashed'),
  conflict: tone(vars.critical.subtle, vars.critical.border, vars.critical.text),
};

export const whole = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space['15'], minWidth: 0 }));
export const legend = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `${vars.space['05']} ${vars.space['25']}`,
    color: vars.text.secondary,
    '@media': { [media.mobile]: { justifyContent: 'flex-start' } },
  }),
);
export const legendEntry = style(layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] }));
export const swatch = recipe({
  base: layered({ width: 18, height: 12, borderRadius: vars.radius.xs }),
  variants: { kind: kindTones },
});

export const table = style(
  layered({
    ...textRole('caption'),
    tableLayout: 'fixed',
    width: '100%',
    minWidth: 1040,
    borderCollapse: 'separate',
    borderSpacing: 0,
    userSelect: 'none',
  }),
);
export const corner = style(
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    width: 192,
    padding: `${vars.space['1']} 12px`,
    borderBottom: `1px solid ${vars.border.default}`,
    borderInlineEnd: line,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    '@media': { [media.mobile]: { width: 124 } },
  }),
);
export const dayHead = recipe({
  base: layered({
    height: 46,
    padding: '4px 0',
    borderBottom: `1px solid ${vars.border.default}`,
    borderInlineEnd: line,
    background: vars.surface.sunken,
    color: vars.text.primary,
    fontWeight: vars.fontWeight.regular,
    lineHeight: 1.35,
    textAlign: 'center',
    ':last-child': { borderInlineEnd: 0 },
  }),
  variants: { weekend: { true: layered({ color: vars.text.tertiary }) } },
});
export const position = style(
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    height: 52,
    padding: `${vars.space['05']} 12px`,
    borderBottom: line,
    borderInlineEnd: line,
    background: vars.surface.base,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { 'tr:last-child > &': { borderBottom: 0 } },
  }),
);
export const name = style(
  layered({ ...textRole('label'), display: 'block', lineHeight: 1.3, fontWeight: vars.brand.weight.strong }),
);
export const note = style(
  layered({ ...textRole('micro'), display: 'block', color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }),
);
export const day = recipe({
  base: layered({
    position: 'relative',
    padding: 0,
    borderInlineEnd: line,
    background: vars.surface.base,
    cursor: 'pointer',
    outlineOffset: '-2px',
    ':last-child': { borderInlineEnd: 0 },
    ':hover': { background: vars.surface.hover },
    // A ring below the bars of the next cells would be cut.
    ':focus-visible': { zIndex: 1 },
    selectors: { 'tr:last-child > &': { borderBottom: 0 } },
  }),
  variants: {
    /** A line ends the position. */
    line: { true: layered({ borderBottom: line }) },
    height: { whole: {}, shared: layered({ height: 32 }) },
    weekend: { true: layered({ background: vars.surface.sunken }) },
    chosen: {
      true: layered({
        background: vars.surface.selected,
        boxShadow: `inset 0 2px 0 ${vars.border.hover}, inset 0 -2px 0 ${vars.border.hover}`,
      }),
    },
  },
});
/** Width of the end of a bar that changes its first or last day, in pixels. */
export const handleWidth = 8;

/** The same for a finger. Short bars keep a third in the middle that moves them. */
export const touchHandleWidth = 20;

/** A line at the end of a bar, where no cursor says that it can be pulled. */
const touchHandle = { width: 3, background: 'currentColor', opacity: 0.4 };

export const bar = recipe({
  base: layered({
    ...textRole('caption'),
    position: 'absolute',
    insetInlineStart: 2,
    insetBlock: 3,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['05'],
    paddingInline: vars.space['1'],
    borderRadius: vars.brand.radius.badge,
    fontWeight: vars.fontWeight.semibold,
    // The whole name is its title and its spoken label; the bar is as long as its days.
    overflow: 'hidden',
    selectors: { '&[data-held]': { opacity: 0.5 }, '&[data-holding]': { pointerEvents: 'none' } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    kind: kindTones,
    /** Bars end in handles, whose cursor says that they can be pulled. */
    movable: {
      true: layered({
        cursor: 'grab',
        // a finger that moves elsewhere scrolls the calendar
        touchAction: 'none',
        '@media': { '(pointer: coarse)': { '::before': touchHandle, '::after': touchHandle } },
        '::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: handleWidth,
          cursor: 'ew-resize',
        },
        '::after': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          width: handleWidth,
          cursor: 'ew-resize',
        },
      }),
    },
  },
});
export const barName = style(
  layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
/** As long as its days, by their number less one. A month has at most 31. */
export const spans = Array.from({ length: 31 }, (_, more) =>
  style(layered({ width: `calc(${(more + 1) * 100}% + ${more - 3}px)` })),
);
export const hint = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
