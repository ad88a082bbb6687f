import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(-4px)', opacity: 0 } });

export const menu = style(layered({ position: 'relative' }));

export const panel = recipe({
  base: layered({
    position: 'absolute',
    top: 'calc(100% + 6px)',
    zIndex: vars.zIndex.dropdown,
    minWidth: '100%',
    width: 'max-content',
    maxWidth: 'min(420px, calc(100vw - 32px))',
    maxHeight: 'min(70vh, 560px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space['1'],
    background: vars.surface.raised,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    boxShadow: vars.shadow.lg,
    animation: `${appear} ${vars.duration.base} ${vars.easing.enter}`,
  }),
  variants: {
    align: { start: layered({ insetInlineStart: 0 }), end: layered({ insetInlineEnd: 0 }) },
    wide: { true: layered({ maxWidth: 'min(1000px, calc(100vw - 64px))', padding: vars.space['3'] }) },
  },
});

export const entry = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    minHeight: 40,
    overflowWrap: 'anywhere',
    paddingInline: 10,
    borderRadius: vars.brand.radius.control,
    fontWeight: vars.fontWeight.medium,
    ':hover': { background: vars.surface.hover },
    selectors: { '&[aria-current]': { background: vars.surface.selected, fontWeight: vars.brand.weight.strong } },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);
/** A long list in a wide panel; parts below an entry stay in its column. */
export const columns = style(
  layered({ columns: '3 220px', columnGap: vars.space['3'], width: 'min(760px, calc(100vw - 112px))' }),
);
globalStyle(`${columns} > li`, { '@layer': { [componentLayer]: { breakInside: 'avoid' } } });
export const below = style(layered({ paddingInlineStart: vars.space['2'] }));
export const entryCount = style(
  layered({ marginInlineStart: 'auto', color: vars.text.tertiary, fontWeight: vars.fontWeight.regular }),
);

/** A trigger that looks like a field with a value. */
export const fieldTrigger = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    maxWidth: '100%',
    minHeight: vars.brand.density.control,
    minWidth: 196,
    overflowWrap: 'anywhere',
    paddingInline: vars.space['15'],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.control,
    background: vars.surface.base,
    fontSize: vars.type.title.size,
    ':hover': { borderColor: vars.border.hover },
    '@media': { [media.mobile]: { minWidth: 0, fontSize: vars.type.sm.size, lineHeight: 1.2 } },
  }),
);
/** One line if there is room for it; on a phone it wraps: the order of a list is never cut. */
export const value = style(
  layered({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.mobile]: { overflow: 'visible', whiteSpace: 'normal' } },
  }),
);
export const arrow = style(layered({ display: 'flex', color: vars.text.tertiary }));
