import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const frame = style(layered({ overflowX: 'auto', maxWidth: 968 }));
export const table = style(layered({ ...textRole('body'), width: '100%', borderCollapse: 'collapse' }));
export const head = style(
  layered({
    ...textRole('caption'),
    padding: `${vars.space['1']} ${vars.space['1']} ${vars.space['1']} 0`,
    color: vars.text.secondary,
    textAlign: 'start',
    fontWeight: vars.fontWeight.regular,
    borderBlockEnd: `1px solid ${vars.border.default}`,
  }),
);
export const cell = style(
  layered({
    padding: `${vars.space['1']} ${vars.space['1']} ${vars.space['1']} 0`,
    textAlign: 'start',
    fontWeight: vars.fontWeight.regular,
    borderBlockEnd: `1px solid ${vars.border.default}`,
  }),
);
export const narrow = style([cell, layered({ width: 44 })]);
export const swatch = style(
  layered({
    width: 36,
    height: 36,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.md,
    forcedColorAdjust: 'none',
  }),
);
const sample = style(
  layered({
    display: 'inline-block',
    paddingInline: vars.space['1'],
    paddingBlock: vars.space['05'],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.badge,
    fontWeight: vars.fontWeight.bold,
    forcedColorAdjust: 'none',
  }),
);

const onIt = (background: string, color: string) => [sample, layered({ background, color })];

const { scrim: _nothingIsWrittenOnIt, ...surfaces } = vars.surface;
/** Words on each background that carries some. */
export const onBackground = styleVariants(surfaces, (background, name) =>
  onIt(background, name === 'inverse' ? vars.text.inverse : vars.text.primary),
);
const pairs = {
  'accent.solid': [vars.accent.solid, vars.accent.onSolid],
  'accent.solidHover': [vars.accent.solidHover, vars.accent.onSolid],
  'accent.solidPressed': [vars.accent.solidPressed, vars.accent.onSolid],
  'accent.subtle': [vars.accent.subtle, vars.accent.onSubtle],
  'accent.subtleHover': [vars.accent.subtleHover, vars.accent.onSubtle],
  'badge.unread': [vars.badge.unread, vars.badge.onUnread],
  'badge.mediaScrim': [vars.badge.mediaScrim, vars.badge.overMedia],
} as const;
const statuses = { positive: vars.positive, critical: vars.critical, caution: vars.caution, info: vars.info };
export const onPair = styleVariants(pairs, ([background, color]) => onIt(background, color));
export const onStatus = styleVariants(statuses, ({ solid, onSolid }) => onIt(solid, onSolid));
export const onSubtleStatus = styleVariants(statuses, ({ subtle, text }) => onIt(subtle, text));
export const onTier = styleVariants(vars.promo, ({ solid, onSolid }) => onIt(solid, onSolid));
export const onSubtleTier = styleVariants(vars.promo, ({ subtle, text }) => onIt(subtle, text));

/** Every role of the type scale. */
export const roles = styleVariants(vars.type, (_role, name) => layered(textRole(name)));

export const swatches = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: vars.space['15'] }),
);
const box = style(layered({ height: 72, background: vars.surface.raised, border: `1px solid ${vars.border.default}` }));
/** Every rounding, those of the brand after the common ones. */
export const radii = styleVariants(vars.radius, (borderRadius) => [box, layered({ borderRadius })]);
export const brandRadii = styleVariants(vars.brand.radius, (borderRadius) => [box, layered({ borderRadius })]);
/** Every height above the page. */
export const shadows = styleVariants(vars.shadow, (boxShadow) => [
  box,
  layered({ boxShadow, borderRadius: vars.brand.radius.card }),
]);

export const tile = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'space-between',
    gap: vars.space['1'],
    minHeight: 112,
    padding: vars.space['2'],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    background: vars.surface.base,
    ...textRole('label'),
    fontWeight: vars.fontWeight.regular,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);
export const iconTile = style([tile, layered({ minHeight: 92 })]);

/** A bar as long as a spacing. */
export const bar = style(layered({ display: 'block', height: 12 }));
export const barFill = style(layered({ fill: vars.accent.solid, forcedColorAdjust: 'none' }));

/** A dot that goes to the end of its track while a pointer or the focus is on the row. */
export const track = style(
  layered({
    position: 'relative',
    display: 'block',
    width: 200,
    height: 20,
    borderRadius: vars.radius.full,
    background: vars.surface.sunken,
    '@media': { [media.small]: { width: 120 } },
  }),
);
const dot = style(
  layered({
    position: 'absolute',
    insetInlineStart: 0,
    width: 20,
    height: 20,
    borderRadius: vars.radius.full,
    background: vars.accent.solid,
    transitionProperty: 'inset-inline-start',
    transitionDuration: vars.duration.base,
    transitionTimingFunction: vars.easing.standard,
    forcedColorAdjust: 'none',
    selectors: { 'button:is(:hover, :focus-visible) &': { insetInlineStart: 'calc(100% - 20px)' } },
  }),
);
export const durations = styleVariants(vars.duration, (transitionDuration) => [dot, layered({ transitionDuration })]);
export const easings = styleVariants(vars.easing, (transitionTimingFunction) => [
  dot,
  layered({ transitionTimingFunction, transitionDuration: vars.duration.toastFade }),
]);
export const player = style(layered({ display: 'block', borderRadius: vars.radius.full }));
