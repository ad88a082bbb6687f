import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { touchArea } from '../theme/touch.ts';
import { vars } from '../theme/contract.css.ts';

/** Pixels of indentation for each level. */
export const indent = 28;

export const tree = style(
  layered({
    position: 'relative',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
  }),
);
export const row = recipe({
  base: layered({
    ...textRole('sm'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minHeight: 44,
    paddingInline: `14px ${vars.space['05']}`,
    borderBottom: `1px solid ${vars.border.subtle}`,
    background: vars.surface.base,
    outlineOffset: '-2px',
    ':first-child': { borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
    ':last-child': { borderBottom: 0, borderEndStartRadius: 'inherit', borderEndEndRadius: 'inherit' },
    ':hover': { background: vars.surface.hover },
    '@media': { [media.mobile]: { minHeight: 52, paddingInlineStart: vars.space['05'] } },
  }),
  variants: {
    current: {
      true: layered({ background: vars.surface.selected, boxShadow: `inset 3px 0 0 ${vars.border.selected}` }),
    },
    raised: {
      true: layered({
        zIndex: vars.zIndex.raised,
        background: vars.surface.raised,
        borderColor: 'transparent',
        borderRadius: vars.brand.radius.control,
        boxShadow: `inset 0 0 0 1px ${vars.border.hover}, ${vars.shadow.md}`,
        '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
      }),
    },
  },
});

/** The distance of each level from the edge. Seven levels are more than any tree of categories has. */
export const levels = [0, 1, 2, 3, 4, 5, 6].map((depth) =>
  style(
    layered({
      marginInlineStart: depth * indent,
      '@media': { [media.mobile]: { marginInlineStart: depth * 14 } },
    }),
  ),
);

/** Where the branch lands: from its level to the end of the row. */
export const line = recipe({
  base: layered({
    position: 'absolute',
    insetInline: '14px',
    zIndex: vars.zIndex.raised,
    height: 2,
    background: vars.accent.solid,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
  variants: { edge: { above: layered({ top: -1 }), below: layered({ bottom: -2 }) } },
});
export const name = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space['05'], flex: '1 1 auto', minWidth: 0 }),
);
export const grip = style(
  layered({
    ...touchArea,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 32,
    marginInlineStart: -4,
    color: vars.text.tertiary,
    cursor: 'grab',
    // A finger on the grip drags; anywhere else it scrolls.
    touchAction: 'none',
    ':active': { cursor: 'grabbing' },
  }),
);
export const twisty = recipe({
  base: layered({
    ...touchArea,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    borderRadius: vars.radius.sm,
    color: vars.text.secondary,
    ':hover': { background: vars.surface.pressed },
  }),
  variants: {
    leaf: { true: layered({ ':hover': { background: 'none' } }) },
  },
});
export const icon = style(layered({ display: 'flex', flex: 'none', color: vars.text.secondary }));
export const words = recipe({
  base: layered({
    minWidth: 0,
    minHeight: 32,
    paddingInline: vars.space['075'],
    borderRadius: vars.radius.sm,
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
  variants: { top: { true: layered({ fontWeight: vars.brand.weight.strong }) } },
});
export const count = style(
  layered({ flex: 'none', color: vars.text.tertiary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
export const visible = style(layered({ display: 'flex', flex: 'none', marginInlineStart: vars.space['05'] }));
export const hint = style(layered({ ...textRole('caption'), marginTop: vars.space['15'], color: vars.text.tertiary }));
